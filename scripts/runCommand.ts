import { IMPORT_MESSAGES } from '@/messages/importReport'

/** A command line that makes no sense; the message says what would. */
export class UsageError extends Error {}

/**
 * Runs a command: its number is the exit code. Expected faults end with one sentence on standard error and exit code
 * 1; anything else shows its stack, because it is a defect.
 * @param explain the sentence for the command's own faults, null for others
 */
export async function runCommand(main: () => Promise<number>, explain: (error: unknown) => string | null): Promise<void> {
  try {
    process.exitCode = await main()
  } catch (error) {
    process.exitCode = 1
    console.error(sentenceFor(error) ?? explain(error) ?? error)
  }
}

function sentenceFor(error: unknown): string | null {
  if (error instanceof UsageError) return error.message
  if (!(error instanceof TypeError) || !('code' in error)) return null
  if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return IMPORT_MESSAGES.unknownOption(/'([^']*)'/.exec(error.message)?.[1] ?? '')
  return error.code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE' ? IMPORT_MESSAGES.undoMissing : null
}
