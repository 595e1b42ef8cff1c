import type { FieldAccess } from 'payload'

/** A field that the system computes: no caller sets it. */
export const nobodyField: FieldAccess = () => false
