import type { Access } from 'payload'

/** Not through the API at all: rows are written by the importer or by another service. */
export const nobody: Access = () => false
