import { readFileSync } from 'node:fs'
import { join } from 'node:path'

let known: string | null | undefined

export function buildVersion(): string | null {
  if (process.env.NODE_ENV !== 'production') return null
  known ??= readFileSync(join(process.cwd(), '.next', 'BUILD_ID'), 'utf8').trim()
  return known
}
