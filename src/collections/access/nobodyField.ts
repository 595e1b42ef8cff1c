import type { FieldAccess } from 'payload'

/** A computed field that no caller may set. */
export const nobodyField: FieldAccess = () => false
