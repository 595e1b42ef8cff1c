import type pg from 'pg'
import type { Index } from './dependents'
import { quoted } from './quoted'

export interface IndexQueue {
  add(table: string): void
  /** No more tables follow; indexes of empty tables can be built too. */
  close(): void
  work(sql: pg.Client): Promise<void>
}

export function createIndexQueue(indexes: readonly Index[]): IndexQueue {
  const later = new Set(indexes)
  const ready: Index[] = []
  let wakeAll: () => void = () => undefined
  let woken = new Promise<void>((wake) => (wakeAll = wake))
  let closed = false
  const release = (isReady: (index: Index) => boolean): void => {
    for (const index of [...later].filter(isReady)) {
      later.delete(index)
      ready.push(index)
    }
    wakeAll()
    woken = new Promise<void>((wake) => (wakeAll = wake))
  }
  return {
    add: (table) => release((index) => index.table === table),
    close() {
      closed = true
      release(() => true)
    },
    async work(sql) {
      for (;;) {
        const next = ready.shift()
        if (next) await build(sql, next)
        else if (closed) return
        else await woken
      }
    },
  }
}

async function build(sql: pg.Client, { table, name, definition, constraint }: Index): Promise<void> {
  await sql.query(definition)
  // Built as an index first, so that the table's other indexes need not wait.
  if (constraint)
    await sql.query(
      `ALTER TABLE ${quoted(table)} ADD CONSTRAINT ${quoted(name)} ${constraint} USING INDEX ${quoted(name)}`,
    )
}
