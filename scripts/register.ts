import { parseArgs } from 'node:util'
import { importRegister } from '@/import/apply/register/importRegister'
import { printRegisterReport, REGISTER_USAGE } from '@/messages/registerReport'
import { eachFile } from './files/eachFile'
import { withLateDatabase } from './files/lateDatabase'
import { openScreen } from './files/progressScreen'
import { runCommand, CommandError } from './runCommand'

/** Takes registers of licensed eating places in, files and folders, one after the other, each whole or not at all. */
async function main(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} })
  if (positionals.length === 0) throw new CommandError(REGISTER_USAGE)
  const screen = openScreen(process.stderr.isTTY)
  return withLateDatabase({ asIs: false }, async (pool) => {
    const { refused } = await eachFile(positionals, screen, async (source, name) => {
      const report = await importRegister(await pool(), source, new Date())
      screen.say(printRegisterReport({ ...report, file: name }))
    })
    return refused === 0 ? 0 : 1
  })
}

await runCommand(main)
