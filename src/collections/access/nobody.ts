import type { Access } from 'payload'

/** Not through the API: rows are written by the importer or another service. */
export const nobody: Access = () => false
