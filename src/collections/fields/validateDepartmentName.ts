import type { TextFieldSingleValidation } from 'payload'
import { departmentName } from '@/domain/agency/departmentName'
import { messageOf } from '@/messages/violations'

/** A department has the name of a unit and nothing else; see `departmentName`. */
export const validateDepartmentName: TextFieldSingleValidation = (value) =>
  (typeof value === 'string' && departmentName(value) === value) || messageOf({ code: 'department-name', params: {} })
