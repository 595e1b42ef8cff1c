import type { Access } from 'payload'
import { isModerator } from '@/domain/roles'

/** Moderators and admins: what members write is theirs to look after. */
export const moderatorsOnly: Access = ({ req }) => isModerator(req.user)
