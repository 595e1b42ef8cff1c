import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { addressOf } from '../../../(staff)/_data/addressOf'
import { staffSession } from '../../../(staff)/_data/staffSession'
import { doorOf } from '../doorOf'
import { importMap } from '../importMap'

interface Props {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: Props): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams })

export default async function Page({ params, searchParams }: Props) {
  const [{ segments = [] }, query] = [await params, await searchParams]
  const door = doorOf({ segments, address: addressOf('/cms', segments, query), redirect: query.redirect }, (await staffSession()) !== null)
  if (door !== null) redirect(door)
  return RootPage({ config, params, searchParams, importMap })
}
