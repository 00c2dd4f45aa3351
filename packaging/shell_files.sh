#!/bin/sh
# Writes the manual pages and shell completions of the program, which knows them from its own table of commands.
#
# Usage: packaging/shell_files.sh PROGRAM FOLDER
#   FOLDER  gets man/*.1.gz, castellan (bash), _castellan (zsh) and castellan.fish
set -eu
program=$1
folder=$2

mkdir -p "$folder/man"
rm -f "$folder"/man/*
"$program" help --format bash >"$folder/castellan"
"$program" help --format zsh >"$folder/_castellan"
"$program" help --format fish >"$folder/castellan.fish"
"$program" help --format man >"$folder/man/castellan.1"
for command in $(sed -n "s/^_castellan_commands='\(.*\) --help --version'\$/\1/p" "$folder/castellan"); do
  "$program" help "$command" --format man >"$folder/man/castellan-$command.1"
done
cp "$(dirname "$0")/castellan-check.1" "$folder/man"
gzip -9 --no-name "$folder"/man/*.1
