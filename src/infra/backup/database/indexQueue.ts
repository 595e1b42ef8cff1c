import type pg from 'pg'
import type { Index } from './dependents'
import { quoted } from './quoted'

/** Indexes of tables whose rows are there, built one after another by whichever connection is free. */
export interface IndexQueue {
  /** This table's can be built. */
  add(table: string): void
  /** No table is left to come: indexes of tables without rows can be built too. */
  close(): void
  /** Builds on this connection until nothing is left to come. */
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
  // Built as an index first, which other indexes of its table need not wait for.
  if (constraint)
    await sql.query(
      `ALTER TABLE ${quoted(table)} ADD CONSTRAINT ${quoted(name)} ${constraint} USING INDEX ${quoted(name)}`,
    )
}
