import { expect, it } from 'vitest'
import { newVisitor } from './setup/newVisitor'
import { signInStaff } from './setup/staffMember'

it('Only an admin can see whether Kakao’s map is set up', async () => {
  const guest = await newVisitor()
  await guest.page.goto('/kakao-test')
  expect(new URL(guest.page.url()).pathname).toBe('/admin/login')
  await guest.close()
  const admin = await newVisitor()
  await signInStaff(admin.page, '/kakao-test')
  await admin.page.getByRole('heading', { level: 1, name: '카카오맵 점검' }).waitFor()
  await admin.page.getByText('비어 있어요. 지도는 행정구역 경계로', { exact: false }).waitFor()
  await admin.close()
})
