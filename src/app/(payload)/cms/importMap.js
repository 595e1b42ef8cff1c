import { JsonTextField as JsonTextField_e8ebab0766fc6a9a9cc6a3afdb4dca1c } from '../../../../src/app/(payload)/cms/JsonTextField'
import { SignOutButton as SignOutButton_0187c11a14a0e7d74afef9dfe1e29744 } from '../../../../src/app/(payload)/cms/SignOutButton'
import { BackOfficeLink as BackOfficeLink_dd9e3394ba721c60dced2810945b388f } from '../../../../src/app/(payload)/cms/BackOfficeLink'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/app/(payload)/cms/JsonTextField#JsonTextField": JsonTextField_e8ebab0766fc6a9a9cc6a3afdb4dca1c,
  "/src/app/(payload)/cms/SignOutButton#SignOutButton": SignOutButton_0187c11a14a0e7d74afef9dfe1e29744,
  "/src/app/(payload)/cms/BackOfficeLink#BackOfficeLink": BackOfficeLink_dd9e3394ba721c60dced2810945b388f,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
