import { createHmac } from 'node:crypto'

/**
 * What stands for a caller's address where callers are counted: who has the table alone cannot find the address in it.
 * @param network of `callerNetwork`
 * @param secret of the installation
 */
export const callerKey = (network: string, secret: string): string => `ticket:${createHmac('sha256', secret).update(`caller ${network}`).digest('base64url')}`
