import { expect, expectAccessible, expectSignInReady, password, signIn, test } from '../journey.ts';

test('the form says what is missing, in both modes and both languages, before anything is sent', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    // Suggested passkeys have nothing of the form.
    const isOfForm = request.method() === 'POST' && !request.url().endsWith('/passkey/offer');
    if (isOfForm) calls.push(request.url());
  });
  await page.goto('/auth');
  await expectSignInReady(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Please fill in all required fields.')).toBeVisible();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('Email address').fill('ada@example.test');
  const [first, second] = [page.locator('input[type=password]').first(), page.locator('input[type=password]').nth(1)];
  await first.fill('12345');
  await second.fill('12345');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Password must be at least 6 characters long.')).toBeVisible();
  await first.fill('123456');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Passwords do not match.')).toBeVisible();
  await second.fill('123456');
  await page.getByRole('checkbox').uncheck();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('You must accept the terms of service.')).toBeVisible();
  await page.getByRole('button', { name: /^FR/u }).click();
  await expect(page.getByText("Vous devez accepter les conditions d'utilisation.")).toBeVisible();
  await expect(page.getByLabel('Adresse courriel')).toHaveValue('ada@example.test');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expectAccessible(page);
  expect(calls).toEqual([]);
});

test('wrong credentials and an address already in use get a plain message', async ({ page, watch }) => {
  watch.expectFailure(/sign-in|sign-up|status of (401|422)/u);
  const { email } = await signIn(page);
  await page.context().clearCookies();
  await page.goto('/auth');
  await expectSignInReady(page);
  await page.getByLabel('Email address').fill(email);
  await page.locator('input[type=password]').fill('not-this-one');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Incorrect email or password. Please check your login credentials.')).toBeVisible();
  await page.goto('/auth?type=signup');
  await expectSignInReady(page);
  await page.getByLabel('Email address').fill(email);
  await page.locator('input[type=password]').first().fill(password);
  await page.locator('input[type=password]').nth(1).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(/This email address is already registered\./u)).toBeVisible();
});

test('a forgotten password is replaced through the mailed link, once', async ({ page, watch }) => {
  watch.expectFailure(/reset-password|status of 400/u);
  const { email } = await signIn(page);
  await page.context().clearCookies();
  await page.goto('/auth');
  await expectSignInReady(page);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog.getByText('Please enter your email address.')).toBeVisible();
  await dialog.getByLabel('Email address').fill(email);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('If an account exists for this address, a reset link has been sent.')).toBeVisible();

  const mailbox = await (await page.request.get('/dev/mailbox')).text();
  const link = mailbox
    .split('<article>')
    .find((mail) => mail.includes(email))
    ?.match(/href="([^"]+)"/u)?.[1]
    ?.replaceAll('&#38;', '&');
  for (const attempt of ['first', 'second']) {
    await page.goto(link ?? '');
    await page.getByRole('textbox', { name: 'New password', exact: true }).fill('un-autre-mot');
    await page.getByRole('textbox', { name: 'Confirm new password' }).fill('un-autre-mot');
    await page.getByRole('button', { name: 'Save the new password' }).click();
    if (attempt === 'second') break;
    await expect(page.getByText('Password updated successfully.')).toBeVisible();
    await page.getByLabel('Email address').fill(email);
    await page.locator('input[type=password]').fill('un-autre-mot');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard$/u);
  }
  await expect(page.getByRole('button', { name: 'Ask for a new link' })).toBeVisible();
});

test('a link from the mail signs in after a press, in another browser too, and only once', async ({
  page,
  browser,
  watch,
}) => {
  watch.expectFailure(/sign-in\/link|status of 400/u);
  const { email } = await signIn(page);
  await page.context().clearCookies();
  await page.goto('/auth');
  await expectSignInReady(page);
  await page.getByRole('button', { name: 'Email me a sign-in link' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign in by link' });
  await dialog.getByLabel('Email address').fill(email);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/a sign-in link has been sent/u)).toBeVisible();
  const mailbox = await (await page.request.get('/dev/mailbox')).text();
  const mail = mailbox.split('<article>').find((one) => one.includes(email) && one.includes('type=link'));
  const link = /href="([^"]+type=link[^"]+)"/u.exec(mail ?? '')?.[1]?.replaceAll('&#38;', '&') ?? '';

  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other.getByText(`This link signs you in to the account ${email}`)).toBeVisible();
  await expectAccessible(other);
  expect((await elsewhere.cookies()).filter(({ name }) => name.includes('session'))).toEqual([]);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other).toHaveURL(/\/dashboard$/u);
  await elsewhere.close();

  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(/already been used .* Nobody was signed in/u)).toBeVisible();
  await page.getByRole('button', { name: 'Ask for a new link' }).click();
  await expect(dialog.getByLabel('Email address')).toHaveValue(email);
});

test('signing out in one tab ends the other, and a session that ended says so', async ({ page, watch }) => {
  watch.expectFailure(/status of 401|answer 401/u);
  await signIn(page);
  await page.goto('/dashboard');
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await other.getByRole('button', { name: /Account menu/u }).click();
  await other.getByRole('button', { name: 'Sign Out' }).click();
  await expect(other).toHaveURL(/\/auth/u);
  await expect(page).toHaveURL(/\/auth/u);

  await signIn(page);
  // What comes after the screen itself would find out about the session, too.
  const rest = ['live/stream', 'invitations/count', 'notices/count'].map((call) =>
    page.waitForResponse((response) => response.url().endsWith(`/rpc/${call}`)),
  );
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await Promise.all(rest);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page).toHaveURL(/\/auth/u);
  await expect(page.getByText(/Your session has ended/u)).toBeVisible();
});

test('a failing sign-out still ends on the sign-in page', { tag: '@all' }, async ({ page, watch }) => {
  watch.expectFailure(/sign-out/u);
  await signIn(page);
  await page.goto('/dashboard');
  await page.route('**/api/auth/sign-out', (route) => route.abort());
  await page.getByRole('button', { name: /Account menu/u }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth/u);
});

test('a password is changed on the account page, and the language travels with the account', async ({
  page,
  browser,
}) => {
  const { email } = await signIn(page);
  await page.goto('/account');
  await expect(page.getByRole('main').getByLabel('Email address')).toHaveValue(email);
  await expect(page.getByText('Email address cannot be modified')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('banner').getByRole('button', { name: /^FR/u }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect
    .poll(async () => (await (await page.request.get('/api/v1/account')).json()) as object)
    .toMatchObject({ language: 'fr' });

  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const visitor = await elsewhere.newPage();
  await visitor.goto('/auth');
  await expectSignInReady(visitor);
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'en');
  await visitor.getByLabel('Email address').fill(email);
  await visitor.locator('input[type=password]').fill(password);
  await visitor.getByRole('button', { name: 'Sign in' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
  await elsewhere.close();
});

test('an address is changed with the password and a press behind the link the new one gets', async ({ page }) => {
  const { email } = await signIn(page);
  const next = `new-${email}`;
  await page.goto('/account');
  await page.getByRole('button', { name: 'Change address' }).click();
  await page.getByLabel('New address').fill(next);
  await page.locator('[name=address-password]').fill(password);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`A link was sent to ${next}.`)).toBeVisible();
  const mailbox = await (await page.request.get('/dev/mailbox')).text();
  const link = /href="([^"]+type=address[^"]+)"/u.exec(
    mailbox.split('<article>').find((mail) => mail.includes(next)) ?? '',
  )?.[1];
  await page.goto(link?.replaceAll('&#38;', '&') ?? '');
  await expect(page.getByRole('heading', { name: 'Your new address' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page).toHaveURL(/\/account$/u);
  await expect(page.getByRole('main').getByLabel('Email address')).toHaveValue(next);
});

test('the page a visitor was going to is remembered, but never one on another site', async ({ page, watch }) => {
  // Clearing the cookies without the page noticing amounts to an expired session.
  watch.expectFailure(/401/u);
  const { email } = await signIn(page);
  const enter = async () => {
    await page.getByLabel('Email address').fill(email);
    await page.locator('input[type=password]').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  for (const [returnTo, expected] of [
    ['/account', /\/account$/u],
    ['//evil.test', /\/dashboard$/u],
  ] as const) {
    await page.context().clearCookies();
    await page.goto('/auth');
    await expectSignInReady(page);
    await page.evaluate((path) => sessionStorage.setItem('elan.return-to', path), returnTo);
    await enter();
    await expect(page).toHaveURL(expected);
  }
});

test('what is typed before the page has loaded its script is kept, and never sent by the browser itself', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/auth?type=signup', { waitUntil: 'commit' });
  await page.getByLabel('Email address').fill('fast@example.test');
  await page.getByLabel('Password', { exact: false }).first().fill(password);
  await page.getByLabel('Password', { exact: false }).first().press('Enter');
  await page.getByRole('button', { name: 'Sign in' }).click();
  release();
  await expect(page.getByLabel('Confirm password')).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue('fast@example.test');
  await expect(page.getByLabel('Password', { exact: false }).first()).toHaveValue(password);
  expect(page.url()).not.toContain('fast');
});
