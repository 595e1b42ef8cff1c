import type { Context } from 'hono'

type Form = Awaited<ReturnType<Context['req']['parseBody']>>

/** The fields of a posted form; empty if the body is not a form. */
export const readForm = (c: Context): Promise<Form> => c.req.parseBody().catch(() => ({}))
