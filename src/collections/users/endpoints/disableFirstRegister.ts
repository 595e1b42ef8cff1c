import type { Endpoint } from 'payload'

/**
 * Payload offers anyone who comes first to an empty database an admin account. Here the first admin is made on the
 * server's own command line, so that door stays shut.
 */
export const disableFirstRegister: Omit<Endpoint, 'root'> = {
  path: '/first-register',
  method: 'post',
  handler: () => Response.json({ errors: [{ message: 'Forbidden' }] }, { status: 403 }),
}
