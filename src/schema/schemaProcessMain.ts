import { log } from '@/infra/log'
import { RESTORED_SCHEMA } from './migrate'

/** `schemaProcess`, on the other side: `migrate NAME…` or `migrateOn`, on the database of `DATABASE_URL`. */
async function main(): Promise<void> {
  const [, , what, ...names] = process.argv
  const url = process.env.DATABASE_URL ?? ''
  log.level = 'warn'
  if (what === 'migrate') await RESTORED_SCHEMA.migrate(url, names)
  else await RESTORED_SCHEMA.migrateOn(url)
  process.exit(0)
}

void main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
