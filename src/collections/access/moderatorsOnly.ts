import type { Access } from 'payload'
import { isModerator } from '@/domain/roles'

/** Moderators and admins look after members' content. */
export const moderatorsOnly: Access = ({ req }) => isModerator(req.user)
