import { Argument, Command } from 'commander';
import { print } from '../output.ts';
import type { CommonOptions } from '../output.ts';
import { plainText } from '../texts.ts';

export const completionCommand = (): Command =>
  new Command('completion')
    .description(plainText('cli.completion.description'))
    .addArgument(new Argument('<shell>', plainText('cli.completion.shell')).choices(['bash', 'zsh', 'fish']))
    .action(async (shell: 'bash' | 'zsh' | 'fish', options: CommonOptions, command: Command) => {
      const { completionScript } = await import('../completion/scripts.ts');
      const script = completionScript(shell, command.parent as Command);
      print(options, { shell, script }, [script.trimEnd()]);
    });
