import type { Context } from 'hono'

type Form = Awaited<ReturnType<Context['req']['parseBody']>>

/** Empty if the body is not a form. */
export const readForm = (c: Context): Promise<Form> => c.req.parseBody().catch(() => ({}))
