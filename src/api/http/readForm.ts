import type { Context } from 'hono'

type Form = Awaited<ReturnType<Context['req']['parseBody']>>

/** The fields of a posted form; none where the body is no form. */
export const readForm = (c: Context): Promise<Form> => c.req.parseBody().catch(() => ({}))
