import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { STAFF_COMMAND } from '@/messages/cli/commands'
import { UsageError } from '../runCli'

/** Swallows the echo of typed keys. */
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })

/** Typed twice without echo; from a pipe, two lines. @throws UsageError if the two differ or the input ends */
export async function askPassword(): Promise<string> {
  const { stdin, stderr } = process
  const hidden = createInterface({ input: stdin, output: nowhere(), terminal: Boolean(stdin.isTTY) })
  hidden.once('SIGINT', () => process.exit(130))
  try {
    const lines = hidden[Symbol.asyncIterator]()
    const ask = async (prompt: string): Promise<string> => {
      if (stdin.isTTY) stderr.write(prompt)
      const line = await lines.next()
      if (stdin.isTTY) stderr.write('\n')
      if (line.done) throw new UsageError(STAFF_COMMAND.passwordMissing)
      return line.value
    }
    const first = await ask(STAFF_COMMAND.password)
    if ((await ask(STAFF_COMMAND.passwordAgain)) !== first) throw new UsageError(STAFF_COMMAND.passwordsDiffer)
    return first
  } finally {
    hidden.close()
  }
}
