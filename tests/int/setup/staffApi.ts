import simpleRest from 'ra-data-simple-rest'
import { HttpError, type DataProvider } from 'ra-core'
import type { TestPayload } from './payload'
import { addStaff, payloadCaller, type RestAnswer, type Send } from './payloadRest'

/** The address that `ra-data-simple-rest` is told; requests to it go straight to the endpoints. */
const ORIGIN = 'http://localhost'

/** `ra-data-simple-rest`, unmodified, on the façade as the person of a cookie. */
export function staffDataProvider(test: TestPayload, cookie: string): DataProvider {
  const send = payloadCaller(test, cookie)
  return simpleRest(`${ORIGIN}/api/ra`, async (url: string, options: RequestInit = {}) => {
    const own = Object.fromEntries(new Headers(options.headers))
    const answer = await send(
      options.method ?? 'GET',
      url.slice(`${ORIGIN}/api`.length),
      options.body ?? undefined,
      own,
    )
    const { status, headers, text, body } = answer
    if (status >= 400) throw new HttpError(body.message ?? text, status, body)
    return { status, headers, body: text, json: body as unknown }
  })
}

/** The façade, as a program without a browser asks it. */
export const staffCaller = (test: TestPayload, cookie: string): Send => {
  const send = payloadCaller(test, cookie)
  return (method, path, ...rest): Promise<RestAnswer> => send(method, `/ra${path}`, ...rest)
}

/** Two admins and a moderator of a test, each with a session. */
export async function threeStaff(test: TestPayload): Promise<Record<'send' | 'other' | 'moderator', Send>> {
  return {
    send: staffCaller(test, (await addStaff(test, '윤서진', 'admin')).cookie),
    other: staffCaller(test, (await addStaff(test, '한지우', 'admin')).cookie),
    moderator: staffCaller(test, (await addStaff(test, '도하람', 'moderator')).cookie),
  }
}
