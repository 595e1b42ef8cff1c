import type { Access } from 'payload'

/** Public data. */
export const anyone: Access = () => true
