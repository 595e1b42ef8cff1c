import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { STAFF_HOME, signInPath } from '@/domain/staff/staff'
import { pathWithQuery, type StaffSearchParams } from '@/app/(staff)/_data/pathWithQuery'
import { requireStaff } from '@/app/(staff)/_data/requireStaff'
import { BackOfficeMount } from './BackOfficeMount'

export const metadata: Metadata = { title: '관리' }

interface Props {
  params: Promise<{ path?: string[] }>
  searchParams: Promise<StaffSearchParams>
}

export default async function StaffPage({ params, searchParams }: Props) {
  if (await requireStaff()) return <BackOfficeMount />
  redirect(signInPath(pathWithQuery(STAFF_HOME, (await params).path, await searchParams)))
}
