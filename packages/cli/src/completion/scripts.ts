import type { Command } from 'commander';
import { bashScript } from './bash.ts';
import { fishScript } from './fish.ts';
import { placesOf } from './places.ts';
import { zshScript } from './zsh.ts';

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript };

/** Returns a shell's completion script with a program's commands, options and choices. */
export const completionScript = (shell: keyof typeof scripts, program: Command): string =>
  scripts[shell](placesOf(program));
