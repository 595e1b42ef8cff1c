import type { Access } from 'payload'
import { isModerator } from '@/domain/roles'

export const moderatorsOnly: Access = ({ req }) => isModerator(req.user)
