import type { FieldAccess } from 'payload'

export const nobodyField: FieldAccess = () => false
