/** Roles. `user` has no grant record; an admin grants the others. */
export const ROLES = ['user', 'moderator', 'editor', 'admin'] as const
export type Role = (typeof ROLES)[number]

export const STAFF_ROLES = ['moderator', 'editor', 'admin'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

interface Person {
  role?: Role | null
}

export const isStaffRole = (role: string | null | undefined): role is StaffRole =>
  STAFF_ROLES.some((known) => known === role)

export const isStaff = (person: Person | null | undefined): boolean => isStaffRole(person?.role)

export const isAdmin = (person: Person | null | undefined): boolean => person?.role === 'admin'

export const isEditor = (person: Person | null | undefined): boolean => person?.role === 'editor' || isAdmin(person)

/** On the site, where staff, too, are members: a staff session has a role. */
export const isMember = (person: Person | null | undefined): boolean => person?.role === 'user'
