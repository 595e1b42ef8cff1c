import type { Access } from 'payload'

/** Public data: everybody reads it. */
export const anyone: Access = () => true
