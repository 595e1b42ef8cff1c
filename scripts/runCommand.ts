import { COMMAND_ERRORS } from '@/messages/cli/commandErrors'
import { explainDatabaseError } from './explainDatabaseError'
import { explainFileError } from './explainFileError'

/** The user can fix it; the message says how. */
export class UsageError extends Error {
  override name = 'UsageError'
}

const UNHEARD = ['unhandledRejection', 'uncaughtException']

interface SystemError extends Error {
  code?: string
  syscall?: string
  port?: number
}

function userMessageOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, port, message, syscall } = error as SystemError
  if (error instanceof UsageError) return message
  const option = /'([^']*)'/.exec(message)?.[1] ?? ''
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return COMMAND_ERRORS.unknownOption(option)
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return COMMAND_ERRORS.optionValue(option)
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') return COMMAND_ERRORS.unexpectedWord(option)
  if (code === 'EADDRINUSE') return COMMAND_ERRORS.portTaken(port)
  if (code === 'EACCES' && syscall === 'listen') return COMMAND_ERRORS.portDenied(message)
  return explainDatabaseError(error) ?? explainFileError(error)
}

/**
 * A returned number is the exit code. Expected errors print one message and exit with 1; defects, unhandled rejections
 * included, print their stack. `explain` returns null for errors that are not the command's own.
 */
export async function runCommand(
  main: () => Promise<number | void>,
  explain: (error: unknown) => string | null = () => null,
  isExiting: () => boolean = () => false,
): Promise<void> {
  const fail = (error: unknown): void => {
    // Work interrupted by a signal fails; the exit hooks end the process.
    if (isExiting()) return
    console.error(explain(error) ?? userMessageOf(error) ?? error)
    // Open handles (a pool) must not keep a failed command alive.
    process.exit(1)
  }
  // Next listens to both and carries on, so a start would wait forever after a silent failure.
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
