import { ClusterError } from '@/infra/database/cluster/clusterError'
import { DatabaseLocaleError } from '@/infra/database/assertHangulTrigrams'
import { EnvError } from '@/infra/env'
import { isExiting } from '@/infra/exitHooks'
import { PortsTakenError } from '@/infra/freePort'
import { flushLog, log } from '@/infra/log'
import { COMMAND_ERRORS } from '@/messages/cli/commandErrors'
import { NewerSchemaError, OlderSchemaError } from '@/schema/schemaErrors'
import { DataFolderError } from '@/server/installation/requireOwnFolder'
import { explainDatabaseError } from './explainDatabaseError'
import { explainFileError } from './explainFileError'

/** An error that the user can fix, such as a wrong command line. Its message says how. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** Errors whose messages are written for users. */
const USER_ERRORS = [
  ...[UsageError, EnvError, DatabaseLocaleError, ClusterError, PortsTakenError],
  ...[NewerSchemaError, OlderSchemaError, DataFolderError],
]

const UNHEARD = ['unhandledRejection', 'uncaughtException']

interface SystemError extends Error {
  code?: string
  syscall?: string
  port?: number
}

/** The message for errors common to all commands; undefined for defects. */
function userMessageOf(error: unknown): string | undefined {
  if (USER_ERRORS.some((kind) => error instanceof kind)) return (error as Error).message
  if (!(error instanceof Error)) return undefined
  const { code, port, message, syscall } = error as SystemError
  const option = /'([^']*)'/.exec(message)?.[1] ?? ''
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return COMMAND_ERRORS.unknownOption(option)
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return COMMAND_ERRORS.optionValue(option)
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') return COMMAND_ERRORS.unexpectedWord(option)
  if (code === 'EADDRINUSE') return COMMAND_ERRORS.portTaken(port)
  if (code === 'EACCES' && syscall === 'listen') return COMMAND_ERRORS.portDenied(message)
  return explainDatabaseError(error) ?? explainFileError(error)
}

/**
 * Runs a command; a number it returns is the exit code. Expected errors print one message on standard error and exit
 * with 1. Everything else, unhandled rejections included, is a defect and prints its stack.
 * @param explain returns the message for the command's own errors, null for others
 */
export async function runCli(
  main: () => Promise<number | void>,
  explain: (error: unknown) => string | null = () => null,
): Promise<void> {
  // A terminal shows the command's own output; servers and LOG_LEVEL ask for more.
  log.level = process.env.LOG_LEVEL || 'warn'
  const fail = (error: unknown): void => {
    // Work interrupted by a signal fails; the exit hooks end the process.
    if (isExiting()) return
    console.error(explain(error) ?? userMessageOf(error) ?? error)
    flushLog()
    // Open handles (a half-started server, a pool) must not keep a failed command alive.
    process.exit(1)
  }
  // Next listens to both events and carries on, so a start would wait forever after a silent failure.
  for (const event of UNHEARD) process.on(event, fail)
  try {
    const code = await main()
    if (!isExiting()) process.exitCode = code ?? undefined
  } catch (error) {
    fail(error)
  } finally {
    for (const event of UNHEARD) process.off(event, fail)
  }
}
