import type { ResourceProps } from 'react-admin'
import { AuditList } from './AuditList'
import { OpenEntry } from './OpenEntry'

export const audit: ResourceProps = { name: 'audit', list: AuditList, edit: OpenEntry }
