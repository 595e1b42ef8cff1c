import type { Access } from 'payload'

/** Rows are written by the importer or another service. */
export const nobody: Access = () => false
