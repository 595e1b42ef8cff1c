import { DatabaseLocaleError } from '@/infra/database/locale'
import { EnvError } from '@/infra/env'
import { flushLog } from '@/infra/log'

/** A fault the person at the keyboard can mend: its sentence is all that is printed. */
export class CommandError extends Error {
  override name = 'CommandError'
}

const isExpected = (error: unknown): error is Error =>
  error instanceof CommandError || error instanceof EnvError || error instanceof DatabaseLocaleError

/** What a machine's own refusals mean, in words. */
function sentenceOf(error: unknown): string | undefined {
  if (isExpected(error)) return error.message
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `포트 ${port}번을 다른 프로그램이 쓰고 있습니다. --port 로 다른 번호를 주십시오.`
  if (code === 'ECONNREFUSED') return `데이터베이스에 연결하지 못했습니다(${message}). DATABASE_URL과 PostgreSQL이 켜져 있는지 확인해 주십시오.`
  return undefined
}

/** Runs a command of the product: expected faults end with one sentence, others with their stack; exit code 1. */
export function runCommand(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(sentenceOf(error) ?? error)
    flushLog()
    process.exit(1)
  })
}
