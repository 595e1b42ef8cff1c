import DataLoader from 'dataloader'
import type { FieldHook, PayloadRequest, TextField } from 'payload'
import { payloadSql } from '@/server/payloadSql'
import { nobodyField } from '../access/nobodyField'

type Nicknames = DataLoader<number, string | null>

/** Dropped with its request. */
const loaders = new WeakMap<PayloadRequest, Nicknames>()

async function readNicknames(req: PayloadRequest, ids: readonly number[]): Promise<(string | null)[]> {
  const { rows } = await payloadSql(req).query<{ id: number; nickname: string }>(
    'SELECT id, nickname FROM users WHERE id IN (SELECT value::int FROM json_array_elements_text($1::json))',
    [JSON.stringify(ids)],
  )
  const byId = new Map(rows.map(({ id, nickname }) => [id, nickname]))
  return ids.map((id) => byId.get(id) ?? null)
}

function nicknamesOf(req: PayloadRequest): Nicknames {
  const known = loaders.get(req)
  if (known) return known
  const loader: Nicknames = new DataLoader((ids) => readNicknames(req, ids))
  loaders.set(req, loader)
  return loader
}

/**
 * One query a list. Not the request's data loader: while it populates a document of the same author, its batch and this
 * hook would wait for each other.
 */
const readNickname: FieldHook = ({ siblingData, req }) => {
  const author: unknown = siblingData.author
  const id = typeof author === 'object' && author !== null && 'id' in author ? author.id : author
  return typeof id === 'number' ? nicknamesOf(req).load(id) : null
}

/** The only public data of an author. */
export const authorNickname: TextField = {
  name: 'authorNickname',
  type: 'text',
  virtual: true,
  label: '쓴 사람의 닉네임',
  access: { create: nobodyField, update: nobodyField },
  hooks: { afterRead: [readNickname] },
}
