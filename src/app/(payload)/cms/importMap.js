import { SignOutButton as SignOutButton_0187c11a14a0e7d74afef9dfe1e29744 } from '../../../../src/app/(payload)/cms/SignOutButton'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/app/(payload)/cms/SignOutButton#SignOutButton": SignOutButton_0187c11a14a0e7d74afef9dfe1e29744,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
