import type { Endpoint } from 'payload'

/**
 * Payload lets the first visitor of an empty database become admin. Here the first admin is created on the command
 * line, so that endpoint stays closed.
 */
export const disableFirstRegister: Omit<Endpoint, 'root'> = {
  path: '/first-register',
  method: 'post',
  handler: () => Response.json({ errors: [{ message: 'Forbidden' }] }, { status: 403 }),
}
