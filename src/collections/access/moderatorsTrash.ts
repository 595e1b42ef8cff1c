import type { Access } from 'payload'
import { isModerator } from '@/domain/roles'
import { isTrashing } from './isTrashing'

/** Into the trash only: deleting would orphan replies and reports. */
export const moderatorsTrash: Access = ({ req, data }) => isModerator(req.user) && isTrashing(data)
