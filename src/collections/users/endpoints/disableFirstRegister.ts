import type { Endpoint } from 'payload'

/** Payload lets the first visitor of an empty database become admin; ours is created on the command line. */
export const disableFirstRegister: Omit<Endpoint, 'root'> = {
  path: '/first-register',
  method: 'post',
  handler: () => Response.json({ errors: [{ message: 'Forbidden' }] }, { status: 403 }),
}
