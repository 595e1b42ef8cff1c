import type { NumberField } from 'payload'
import { nobodyField } from '../access/nobodyField'

export const counter = (name: string, label: string): NumberField => ({
  name,
  type: 'number',
  required: true,
  defaultValue: 0,
  label,
  access: { create: nobodyField, update: nobodyField },
})
