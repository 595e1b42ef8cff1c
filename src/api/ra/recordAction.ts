import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import type { Action } from '@/domain/backOffice/permissions'
import type { Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'

interface Asked<Body> {
  req: PayloadRequest
  body: Body
  /** the account that asks */
  by: number
  /** why, in their words */
  reason: string | null
}

/** What a request names: one record, or many. */
type Target<Kind> = Kind extends 'one' ? { id: number } : { ids: number[] }

interface AnyAction<Kind, Body> {
  /** the permission that it needs */
  may: Action
  /** what else the request says; `reason`, and of many `ids` or `filter`, are read apart from it */
  schema: z.ZodType
  /** nothing happens without a reason */
  needsReason?: boolean
  /**
   * Does it in the request's transaction, which a failure rolls back.
   * @returns what is answered; nothing: the record as it is then, or the ids
   */
  run: (sql: Queryable, asked: Asked<Body> & Target<Kind>) => Promise<Result<object | void>>
}

/** What is done to one record and is not a field of it: `POST /api/ra/<resource>/<id>/<action>`. */
export type RecordAction = AnyAction<'one', never>
/** The same to many: `POST /api/ra/<resource>/actions/<action>`. */
export type BulkAction = AnyAction<'many', never>

/**
 * What is done to no record that there is: `POST /api/ra/<resource>/actions/<action>` without ids. It has a transaction
 * of its own, or none.
 */
export interface ResourceAction {
  may: Action
  schema: z.ZodType
  needsReason?: boolean
  run: (asked: Asked<never>) => Promise<Result<object>>
}

/** An action whose `run` knows what its schema yields. */
export const recordAction = <S extends z.ZodType>(
  action: AnyAction<'one', z.output<S>> & { schema: S },
): RecordAction => action

/** The same of an action on many records. */
export const bulkAction = <S extends z.ZodType>(action: AnyAction<'many', z.output<S>> & { schema: S }): BulkAction =>
  action

/** The same of an action on no record. */
export const resourceAction = <S extends z.ZodType>(
  action: Omit<ResourceAction, 'run'> & { schema: S; run: (asked: Asked<z.output<S>>) => Promise<Result<object>> },
): ResourceAction => action
