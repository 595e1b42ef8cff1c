import { ClusterError } from '@/infra/database/cluster/clusterError'
import { DatabaseLocaleError } from '@/infra/database/assertHangulTrigrams'
import { EnvError } from '@/infra/env'
import { flushLog, log } from '@/infra/log'
import { COMMAND_FAULTS } from '@/messages/cli/commandFaults'

/** A fault the person at the keyboard can mend, a command line that makes no sense among them: its sentence says how. */
export class UsageError extends Error {
  override name = 'CommandError'
}

/** Errors whose message is the sentence. */
const SAID_TO_PEOPLE = [UsageError, EnvError, DatabaseLocaleError, ClusterError]

interface Fault extends Error {
  code?: string
  port?: number
}

/** The sentence for faults that any command can meet; undefined for defects. */
function sentenceOf(error: unknown): string | undefined {
  if (SAID_TO_PEOPLE.some((kind) => error instanceof kind)) return (error as Error).message
  if (!(error instanceof Error)) return undefined
  const { code, port, message } = error as Fault
  const option = /'([^']*)'/.exec(message)?.[1] ?? ''
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return COMMAND_FAULTS.unknownOption(option)
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return COMMAND_FAULTS.optionValue(option)
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') return COMMAND_FAULTS.unexpectedWord(option)
  if (code === 'EADDRINUSE') return COMMAND_FAULTS.portTaken(port)
  if (code === 'ECONNREFUSED') return COMMAND_FAULTS.noDatabase(message)
  return undefined
}

/**
 * Runs a command of the product: its number, if it gives one, is the exit code. Expected faults end with one sentence on
 * standard error and exit code 1; anything else shows its stack, because it is a defect.
 * @param explain the sentence for the command's own faults, null for others
 */
export async function runCli(
  main: () => Promise<number | void>,
  explain: (error: unknown) => string | null = () => null,
): Promise<void> {
  // A terminal is for the command's own words; a server, or LOG_LEVEL, asks for more.
  log.level = process.env.LOG_LEVEL || 'warn'
  try {
    process.exitCode = (await main()) ?? undefined
  } catch (error) {
    console.error(explain(error) ?? sentenceOf(error) ?? error)
    flushLog()
    // What is still open (a server half started, a pool) must not keep a failed command alive.
    process.exit(1)
  }
}
