import type { Context } from 'hono'

type Form = Awaited<ReturnType<Context['req']['parseBody']>>

/** The fields of a form that was sent; what is no form has none. */
export const readForm = (c: Context): Promise<Form> => c.req.parseBody().catch(() => ({}))
