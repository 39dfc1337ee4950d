// Made from openapi.yaml by `npm run contract`; do not edit.
export interface paths {
    "/user/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an account
         * @description A verification link is emailed to the address. If the address has an account, the response is the same, and its
         *     owner is told by email instead. While registration is stopped, every request is rejected with 403.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in, or complete sign-in with a code
         * @description A token in the response means that the trader is signed in. It is read from `token`, otherwise from
         *     `data.token`.
         *
         *     A response without a token means that another step is required:
         *
         *     - `Please Enter 2FA`, or `tfaStatus` on: repeat the call with the authenticator code in `otp`, or, if
         *       `takesRecoveryCode` is true, with a recovery code in `recoveryCode`
         *     - `tfaStatus` off and `mailAuth` on: repeat the call with the emailed code in `otp`
         *     - `forceResetPwd` on: call `POST /user/reset_expired_password` with the code that was just emailed
         *
         *     A sign-in from a new device is rejected with 422 and a socket token, and a code is emailed. Call
         *     `POST /user/verifyNewLoginActivity`, then repeat the sign-in. A device is known by the cookie that every
         *     response sets; a client that keeps none is known by its network.
         *
         *     After many failed attempts from new devices, or if the trader wants it, a new device's password isn't checked
         *     before that: the answer is 422 whatever the password, and the attempts of a quarter of an hour share one email.
         *     Failed attempts never refuse a known device anything.
         *
         *     After failed attempts the response to a new device has `proofOfWork`. A client that sends a proof with its next
         *     attempt is answered immediately; without one the answer takes some seconds.
         *
         *     Repeating the call without `otp` emails a new code.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/resendVerifyLoginToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email a new code to confirm new login activity
         * @description If the response contains a socket token, it replaces the earlier one.
         */
        post: operations["resendLoginActivityCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/verifyNewLoginActivity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm new login activity with the emailed code
         * @description The response contains no token. Repeat the sign-in; it no longer counts as new.
         */
        post: operations["verifyLoginActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/reset_expired_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace an expired password
         * @description The code is emailed with the login response that says the password has expired. While two-factor authentication
         *     is on, the authenticator code is required as well.
         */
        post: operations["resetExpiredPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/forgot_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email a link for choosing a new password
         * @description The response is the same whether or not the address has an account.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/reset_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose a new password with the code from an emailed link */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/verify_account/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify the email address of a new account
         * @description The emailed link opens a page of the application, which makes this call.
         */
        get: operations["verifyAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/resend_verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email another link that verifies the address of a new account
         * @description The response is the same for known and unknown addresses, and for verified ones. Earlier links keep working until
         *     they expire.
         */
        post: operations["resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/updateLoginDetails/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Confirm new login activity with an emailed link */
        get: operations["confirmLoginActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/resetTfa/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Turn off two-factor authentication with an emailed link
         * @description The link, which `POST /user/request_tfa_reset` emails, is valid for 30 minutes.
         */
        get: operations["disableTfaByLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/request_tfa_reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email a link that turns off two-factor authentication
         * @description For traders who have lost their authenticator app. The response is the same for known and unknown addresses, and
         *     for right and wrong passwords.
         */
        post: operations["requestTfaReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/generate_email_otp_for_tfa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email the code for turning two-factor authentication on or off
         * @description When two-factor authentication is about to be turned on, the profile contains the setup secret for the
         *     authenticator app in `tfaCode`, from this call until it is on. Repeating the call during setup keeps the same
         *     secret.
         */
        post: operations["generateTfaOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/verify_email_otp_for_tfa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify the emailed code before two-factor authentication is turned on or off */
        post: operations["verifyTfaOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/usertfastatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether two-factor authentication is on */
        get: operations["tfaStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/check_jwt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a token is still valid
         * @description The token to check is sent in the query. `please login again` in the message ends the session, whatever the HTTP
         *     status.
         */
        get: operations["checkSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session
         * @description The call's token becomes invalid, and live connections that were opened with it are closed.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/tfa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn two-factor authentication on or off with the authenticator code
         * @description Call `POST /user/verify_email_otp_for_tfa` first, in the same session. Only the change requested along with the
         *     emailed code is made, so that a second tab can't undo what the first one did. A message that contains `disabled`
         *     means that it was turned off. After turning it on, withdrawals are blocked for 24 hours. Either way, sign-in codes
         *     by email end. Recovery codes come with the app, once, and end with it.
         */
        post: operations["switchTfa"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/recovery_codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make new recovery codes
         * @description For traders with the authenticator app on. The response is the only one that contains the codes; earlier ones
         *     are no longer accepted. The profile says in `recoveryCodesLeft` how many are unused.
         */
        post: operations["makeRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/generate_email_otp_for_mail_auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email the code for turning sign-in codes by email on or off
         * @description Continue with `POST /user/verify_email_otp_for_tfa` in the same session, then call `POST /user/mail_auth`. The
         *     profile says in `mailAuth` whether these codes are on.
         */
        post: operations["generateMailAuthOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/mail_auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn sign-in codes by email on or off
         * @description Makes the change that was requested with the emailed code, in the session that verified it. Codes by email
         *     replace the authenticator app: while the app is on, its code is required in `code`, and the app is turned off,
         *     which blocks withdrawals until it is on again.
         */
        post: operations["switchMailAuth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/change_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description While two-factor authentication is on, the authenticator code is required in `code`. All other sessions of the
         *     account end, and withdrawals are blocked for 24 hours.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the trader is signed in
         * @description Sessions that are still valid, the most recently used first. The trader is identified by the token.
         */
        get: operations["sessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/end_session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End one of the trader's sessions
         * @description Its token becomes invalid, and its live connections are closed. If the session has already ended or belongs to
         *     another trader, the call has no effect and gets the same response, so it can be repeated safely.
         */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/end_other_sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End all of the trader's sessions but the current one */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/security_log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The trader's security log
         * @description Sign-ins, changes, withdrawals and rejected attempts, newest first. To read the next page, pass `next` of a
         *     response as `before`. A response without `next` is the last page.
         */
        get: operations["securityLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/code_first": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have new devices give an emailed code before their password is checked
         * @description Ends guesses at the password from elsewhere: a new device's password isn't checked before the device is
         *     confirmed by an emailed code. Known devices notice nothing. The security log says whether it is on. With a
         *     second factor on, the app's `code` or a passkey confirms the change.
         */
        post: operations["setCodeFirst"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/set_anti_phishing_word": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose the word that appears in every email to the trader
         * @description An empty word removes the current one. The profile contains the word as `antiPhishingWord`. While a second
         *     factor is on, the change must be confirmed: by the authenticator code in `code`, or by a passkey just before
         *     (`POST /user/passkeys/confirm`). It is emailed, with the new word.
         */
        post: operations["setAntiPhishingWord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The trader's passkeys
         * @description In the order in which they were added.
         */
        get: operations["passkeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/passkeys/add_options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to add a passkey
         * @description The response has the options for `navigator.credentials.create`, as JSON. They are good for five minutes, once, in
         *     this session. This must be confirmed: by `POST /user/passkeys/confirm` just before, or by the authenticator code in
         *     `code`; while the authenticator app is off, by the current password in `oldPassword` instead.
         */
        post: operations["passkeyAddOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/passkeys/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a passkey
         * @description The change is emailed and logged. From then on it signs the trader in, and confirms what needs a second factor.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/passkeys/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename a passkey
         * @description Only the trader sees the name.
         */
        post: operations["renamePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/passkeys/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a passkey
         * @description It no longer signs in. Confirmed like adding one, so a lost key can be removed without it. Without effect if there
         *     is no such passkey.
         */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/passkeys/confirm_options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to confirm with a passkey
         * @description The response has the options for `navigator.credentials.get`, as JSON. They are good for five minutes, once, in this
         *     session.
         */
        post: operations["passkeyConfirmOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/passkeys/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm with a passkey
         * @description Replaces the authenticator code of the next call of this session that asks for one, within two minutes: changes of
         *     the address book, the password, the second factor, recovery codes, passkeys and the anti-phishing word. Withdrawals
         *     and staking take the authenticator code only.
         */
        post: operations["confirmByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/passkeys/sign_in_options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to sign in with a passkey
         * @description The response has the options for `navigator.credentials.get`, as JSON. They are good for five minutes, once.
         */
        post: operations["passkeySignInOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/passkeys/sign_in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description The passkey names the trader, and stands for the password and the second factor. The response is that of
         *     `POST /user/login`, with a token.
         */
        post: operations["passkeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/get_apikey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The trader's API keys
         * @description The response never contains secrets.
         */
        get: operations["apiKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/user_profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The trader's profile */
        post: operations["userProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/update_user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the profile
         * @description The email address can't be changed. Without a new picture, the current one is kept. `country` is the name of the
         *     country in `country_id`.
         */
        post: operations["updateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/update_kyc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit identity documents
         * @description Approval takes 24-48 working hours. A second submission replaces the first, and may refer to it by the ids in
         *     the profile's `kyc`. Once the identity is approved, no more submissions are accepted.
         *
         *     The three pictures are either part of this call, in `doc_image`, or sent beforehand, one by one, with
         *     `kyc_picture` and listed in `picture_ids`.
         */
        post: operations["submitKyc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/kyc_picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload one picture before submitting the documents
         * @description Stores the picture for up to a day, until `update_kyc` refers to it in `picture_ids`. Another picture of the
         *     same side replaces it. If the connection breaks, only one picture has to be sent again, not all three.
         */
        post: operations["sendKycPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/get_doctype_by_country_id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The documents accepted from residents of a country */
        post: operations["documentTypes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/list_all_country_code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All countries with their dialling codes
         * @description No fields are required.
         */
        post: operations["countries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/user_referral_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The people the trader invited, and the rewards
         * @description No fields are required.
         */
        post: operations["referrals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/send_referral_code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invite people by email */
        post: operations["sendReferralCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_currency_stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Deposit and withdrawal status of every coin */
        get: operations["currencyStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_pair_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Which pairs are open for trading */
        post: operations["pairStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/status/incidents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What went wrong lately, in the operator's words
         * @description Incidents that are open, and those of the last 90 days, newest first, each with what was said about it, oldest
         *     first. Texts are plain text.
         */
        get: operations["incidents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the server is ready
         * @description For load balancers and operators. Ready means that the database responds and orders are accepted.
         */
        get: operations["readiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the process is alive
         * @description Doesn't access the database. A process that doesn't respond should be restarted.
         */
        get: operations["liveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getfeesdetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Trading and withdrawal fees
         * @description Trading fees are percentages, used as they are, without a divisor. A database error name in the response means
         *     that no fee data is available.
         */
        get: operations["fees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pair_price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price, change, high, low and volume of every pair
         * @description High, low, volume and change cover the last 24 hours.
         */
        post: operations["pairPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/list_fav_pair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The trader's favourite pairs */
        post: operations["favouritePairs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/add_fav_pair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a favourite pair
         * @description Adding a pair that is already a favourite has no effect and succeeds.
         */
        post: operations["addFavouritePair"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/remove_fav_pair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a favourite pair
         * @description Removing a pair that isn't a favourite has no effect and succeeds.
         */
        post: operations["removeFavouritePair"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/get_estimatme_usdbalance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Convert a price of a pair to USD */
        get: operations["estimateUsd"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pair_price/day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How every price moved in the last 24 hours
         * @description One price for each half hour that is over, oldest first: what the pair was last traded at by its end. A half hour
         *     without trades repeats the price before it, and those before the first trade of the day have the price of that
         *     trade, from which the change is measured too. A pair that was never traded has none. The answer is up to a minute
         *     old.
         */
        get: operations["dayPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/charts/{pair}/klines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Candles of a pair
         * @description Columns as in the UDF protocol: the entries at the same index make up one candle, oldest first. A failure means
         *     that there is no data.
         */
        get: operations["candles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/order_book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The order book of a pair
         * @description One call returns both sides, the best levels first.
         */
        post: operations["orderBook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/get_order_book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The order book of a mirrored pair
         * @description The mirrored pairs are ETH-USDT, BTC-USDC, XRP-USDT, BTC-USDT and XDC-USDC.
         */
        post: operations["mirroredOrderBook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/trade_history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The latest trades of a pair, newest first */
        post: operations["tape"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade_histories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The latest trades of a pair without XDC, newest first */
        post: operations["tapeModels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websocket/trade_history_ethusdt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest trades of ETH-USDT, newest first */
        get: operations["tapeEthUsdt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/all_pair_user_order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The trader's past orders on all pairs, newest first */
        post: operations["userTrades"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/open_order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The trader's open orders */
        post: operations["openOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/cancel_order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel an open order */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/new_order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place a limit order
         * @description The server computes the total and checks every rule itself. Orders on XDC-XDCE go to `/trade/new_order_swap`.
         */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/new_order_swap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place a limit order on XDC-XDCE
         * @description The price of XDC-XDCE is 1 and there is no trading fee.
         */
        post: operations["placeSwapOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/get_balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The trader's available balance in each currency */
        post: operations["balances"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The trader's order history, newest first
         * @description If a server doesn't support the extensions, the application filters, sorts and pages the rows itself.
         */
        get: operations["orderHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade-history/fills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What one order was filled with, first fill first
         * @description An order that isn't the trader's own has no fills.
         */
        get: operations["orderFills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/withdraw_request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw coins to an address
         * @description Requires approved KYC, two-factor authentication that has been on for at least 24 hours, the emailed code and
         *     the authenticator code. The message matters as well: if it contains Wrong OTP, 2FA or Insufficient Fund, the
         *     call has failed, whatever the status. Success messages must therefore not contain these words.
         */
        post: operations["requestWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/generate_withdrawal_otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email the code that confirms a withdrawal
         * @description The code is valid for two minutes. If the request names a destination, the email shows it, and the code confirms
         *     a withdrawal to that destination alone; otherwise the email says that no address was named, and the withdrawal is
         *     always reviewed. Another code for the same coin, amount and destination can be requested after 120 seconds. If
         *     the message contains Wrong OTP, the call has failed, whatever the status.
         */
        post: operations["generateWithdrawalOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/cancel_withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a withdrawal that is still pending
         * @description The whole amount becomes available again immediately.
         */
        post: operations["cancelWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/portfolio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the trader's coins cost and brought, and what they were worth day by day
         * @description From the trader's own trades and transfers, by average cost in USD. Deposits count at the reference price when
         *     they arrived. A call reads a bounded part of a long history: while `isComplete` is false, call again, and the
         *     figures are those up to what has been read. The trader is identified by the token.
         */
        get: operations["portfolio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/portfolio_statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A year of the trader's portfolio, coin by coin and day by day
         * @description By the same rules as `/user/portfolio`, for a year in UTC. A day has one row per coin that came or went. While
         *     `isComplete` is false, call again.
         */
        get: operations["portfolioStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/withdrawal_addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The trader's saved withdrawal addresses
         * @description Oldest first. The trader is identified by the token.
         */
        get: operations["withdrawalAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/save_withdrawal_address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a withdrawal address, or change one
         * @description Without `id`, this creates a new entry. With an `id`, it changes the label, address and tag of that entry; the
         *     coin stays the same. If the same entry is sent again, the response contains the existing one, so the call can be
         *     repeated safely. A coin can have up to 100 entries, and an address with its tag only one. Saving an address
         *     doesn't send any coins. Every change needs an authenticator code, and is emailed and logged.
         */
        post: operations["saveWithdrawalAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/remove_withdrawal_address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove an address from the address book
         * @description Removing an entry that isn't there has no effect and succeeds, so the call can be repeated safely. For 10 minutes
         *     the entry can be restored without a code: save it again unchanged, with its id.
         */
        post: operations["removeWithdrawalAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/new_address_wait": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let withdrawals to new addresses wait, or no longer
         * @description If it is turned off, it still applies for 24 hours. Needs an authenticator code unless nothing changes, and is
         *     emailed and logged.
         */
        post: operations["setNewAddressWait"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/get_address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The deposit address for a coin
         * @description The trader is identified by the token; `uniqueId` never overrides it.
         */
        post: operations["depositAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All coins of the trader, with balances and withdrawal limits
         * @description The response is JSON, or text that starts with the same JSON, followed by markup. Clients must read both: they
         *     take the JSON at the start and ignore the rest. The trader is identified by the token; `userid` never overrides
         *     it.
         */
        get: operations["wallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transaction/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The trader's deposits or withdrawals
         * @description Newest first. Without the extension parameters, the response contains everything, and the client filters and
         *     pages. The trader is identified by the token; `uniqueId` never overrides it.
         */
        get: operations["transactionHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staking/initiatestaking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stake XDC flexibly
         * @description Amounts are multiples of 100 000 XDC, from 100 000 to 5 000 000. Periods are 3, 6, 9 and 12 months. A flexible
         *     stake can be revoked. It earns a reward at the end of each month from its start. When the period ends, it is
         *     renewed at the rate offered then, unless automatic renewal was turned off.
         */
        post: operations["initiateStaking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staking/initiatefixedstaking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stake XDC for a fixed period
         * @description Amounts are multiples of 50 000 XDC, from 100 000 to 5 000 000. Periods are 6 and 12 months. A fixed stake can't
         *     be revoked. Its reward is paid when the period ends. It is then renewed at the rate offered at that time, unless
         *     automatic renewal was turned off.
         */
        post: operations["initiateFixedStaking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staking/getStakingDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The trader's stakes */
        get: operations["stakingDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staking/revokeStaking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a flexible stake early
         * @description Only an active flexible stake can be revoked. The current month earns no reward. The coins are returned within 7
         *     days: until then the status is `revoked`, afterwards `returned`.
         */
        post: operations["revokeStaking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staking/autorenewalupdate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn off automatic renewal of a stake
         * @description Only for an active stake whose automatic renewal is on. It can't be turned on again.
         */
        post: operations["disableAutoRenewal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staking/getrewardsdetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The trader's staking rewards */
        get: operations["stakingRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staking/pool": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The total staked, the cap and the rates
         * @description An extension that visitors can call as well. The cap includes active stakes and revoked ones that have not been
         *     returned yet. `isOpen` is false while the operator has stopped staking, and while the room left under the cap is
         *     smaller than the smallest stake.
         */
        get: operations["stakingPool"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/submit_swap_ratio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a ratio swap of purchased XDCE to XDC
         * @description The ratio depends on the buying date (UTC; each period ends at 05:30): 1:1 before 6 Dec 2020, 3:1 until 10 Dec,
         *     5:1 until 20 Dec, 10:1 until 28 Dec 05:30 inclusive. Later purchases are not supported. Each request is reviewed
         *     by people, which takes up to 48 hours. Until then the XDCE is held: this call removes it from the available
         *     balance. An approval pays amount ÷ ratio in XDC, rounded down; a rejection makes the XDCE available again. A
         *     hash belongs to the trader who used it first, and can be used only once unless that request was rejected.
         */
        post: operations["submitSwapRatio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/swap_ratio_details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The trader's ratio swap requests */
        get: operations["swapRatioDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Swap XDCE to XDC immediately
         * @description Takes the offers of other traders on XDC-XDCE, at a price of 1: the whole amount at once, or nothing. Status 0
         *     is the documented failure; it comes beside the HTTP status that fits the reason, or beside 200. With a
         *     `client_order_id` a swap can be sent again when its response was lost: it is carried out once. Without one,
         *     check the balances first.
         */
        post: operations["swap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/otc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the OTC desk for a price
         * @description Trades start at 10 000 USD. The desk replies within 12 hours.
         */
        post: operations["requestOtc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/partnership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a partnership enquiry */
        post: operations["requestPartnership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a support ticket
         * @description The chosen query is sent in `query` and in `subject`. For Crypto Deposit, the first line of `description` is the
         *     sending address.
         */
        post: operations["contactSupport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/add_exchange_asset_requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request the listing of an ERC20 token */
        post: operations["requestErc20Asset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/add_others_exchange_asset_requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request the listing of a coin that is not an ERC20 token
         * @description This call's response is not documented; it is the same as that of the ERC20 form.
         */
        post: operations["requestOtherAsset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "{pair}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pair: components["schemas"]["PairName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An order on the pair was accepted or cancelled */
        post: operations["onPairOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "{pair}-book": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pair: components["schemas"]["PairName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Levels of the pair's book changed
         * @description Amounts are absolute: each level in the event replaces the current one, an amount of 0 removes it, and all
         *     others stay. With `seq`, this channel alone changes the book, and each event's number is one higher than the
         *     last. After a gap or a reconnect, load a new snapshot. Without `seq`, `{pair}-trades` and `order-cancel` reduce
         *     levels as well.
         */
        post: operations["onBook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "{pair}-trades": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pair: components["schemas"]["PairName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A trade on the pair
         * @description If the book has no `seq`, the amount is subtracted from the level at this price on the maker's side.
         */
        post: operations["onTrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "{pair}-tradeHistory": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pair: components["schemas"]["PairName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The newest rows of the pair's tape
         * @description Newest first. A row may be sent more than once; use its id to tell.
         */
        post: operations["onTape"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    updateFee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The fees changed */
        post: operations["onFees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    pairStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prices and other statistics of pairs changed
         * @description Pairs that didn't change may be left out.
         */
        post: operations["onPairStats"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    pairVolume: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The volumes of pairs changed */
        post: operations["onPairVolume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "estimate-price-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Currency prices in USD */
        post: operations["onUsdPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "demo-event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Orders were matched on a pair
         * @description Public; doesn't identify the traders.
         */
        post: operations["onOrdersMatched"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "demo-event-{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["schemas"]["TraderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order of this trader was filled or partially filled
         * @description Private: sent only to the trader whose token is in the socket handshake.
         */
        post: operations["onUserTrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order-cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order was cancelled on a pair
         * @description Public; doesn't identify the trader. If the book has no `seq`, the amount is subtracted from the level at this
         *     price on the order's side.
         */
        post: operations["onOrderCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order-cancel-{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["schemas"]["TraderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order of this trader was cancelled
         * @description Private: sent only to the trader whose token is in the socket handshake.
         */
        post: operations["onUserOrderCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order-history-{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["schemas"]["TraderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order of this trader changed
         * @description Private: sent only to the trader whose token is in the socket handshake. Sent when an order is placed, filled or
         *     cancelled, and as a completed order when a trade with the OTC desk is booked; clients reload the lists.
         */
        post: operations["onUserOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "trade-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A trade on any pair
         * @description Public. Doesn't change the book.
         */
        post: operations["onAnyTrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "update-curr-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deposits or withdrawals of coins were stopped or reopened
         * @description The same map as in the response of `/get_currency_stats`; coins that are left out don't change.
         */
        post: operations["onCurrencyStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "update-pair-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Trading on pairs was stopped or reopened
         * @description Pairs that are left out don't change.
         */
        post: operations["onPairStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "update-kyc-status-{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["schemas"]["TraderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The status of this trader's identity verification changed
         * @description Private: sent only to the trader whose token is in the socket handshake. The payload is ignored; clients reload
         *     the profile.
         */
        post: operations["onKycStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "deposit-update-{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["schemas"]["TraderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The status of this trader's deposit changed
         * @description Private, an extension: sent only to the trader whose token is in the socket handshake. Sent when a deposit is
         *     seen, credited, held, returned or reversed, and for each confirmation until it has all it needs.
         */
        post: operations["onDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "withdrawal-update-{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["schemas"]["TraderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The status of this trader's withdrawal changed
         * @description Private, an extension: sent only to the trader whose token is in the socket handshake. Sent at every step of a
         *     withdrawal.
         */
        post: operations["onWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "referral-update-{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["schemas"]["TraderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A reward of this trader was paid or withheld
         * @description Private, an extension: sent only to the trader whose token is in the socket handshake, which is either of the
         *     two people in the referral. When a reward is reported as paid, it is already in the balance.
         */
        post: operations["onReferral"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ratio-swap-update-{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["schemas"]["TraderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A ratio swap request of this trader was created or decided
         * @description Private, an extension: sent only to the trader whose token is in the socket handshake. The payload is ignored;
         *     clients reload the requests and the balances.
         */
        post: operations["onRatioSwap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "staking-update-{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["schemas"]["TraderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A stake of this trader changed
         * @description Private, an extension: sent only to the trader whose token is in the socket handshake. Sent when a stake begins,
         *     pays a reward, is renewed, is revoked or ends. The payload is ignored; clients reload the stakes and rewards.
         */
        post: operations["onStake"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    join: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Follow a pair
         * @description Subscribes this socket to the pair's channels. Sent after connecting, once a pong has been received, and when
         *     the pair changes. There is no response: the server handles a socket's events in order, so the pong to a later
         *     ping shows that the socket has joined. An unknown pair is ignored. A socket that follows more pairs than the
         *     server allows is disconnected after a `refusal`.
         */
        post: operations["joinPair"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    leave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop following a pair
         * @description Ends this socket's subscription to the pair's channels; all other channels go on. There is no response, as for
         *     `join`.
         */
        post: operations["leavePair"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    ping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check that the server is there
         * @description No payload is required. The first response also shows that the server knows whose socket this is, so no private
         *     event is missed from then on.
         */
        post: operations["sendPing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    pong: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The response to a ping
         * @description No payload is required.
         */
        post: operations["onPong"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    refusal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Why the server refuses something on this connection
         * @description An extension, sent only to the socket that is refused. With `session_ended`, the token in the handshake is wrong
         *     or has expired: the socket stays open as a visitor's, and the event comes before the first pong. With
         *     `too_many_requests`, the socket or its address sends too many events, or the socket follows too many pairs: the
         *     server disconnects it, and clients connect again after `retryAfter` seconds. Treat other codes as the latter if
         *     the server disconnects.
         */
        post: operations["onRefusal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description The exchange id; the application takes the value from its settings */
        ExchangeId: string;
        /** @description An exact decimal number, as text. If it is sent as a number, its shortest decimal form is used. */
        Decimal: string | number;
        /** @description An exact decimal number that is not negative */
        DecimalText: string;
        /** @description An identifier: text or a whole number */
        Id: string | number;
        /**
         * Format: date-time
         * @description A timestamp, in UTC
         */
        DateTime: string;
        /**
         * @description The reason why a call was rejected, for code. The list can grow: treat a code that you don't know as if there
         *     were none.
         */
        RefusalCode: string | "session_ended" | "new_login_activity" | "forbidden" | "wrong_email_code" | "wrong_two_factor_code" | "insufficient_funds" | "email_not_verified" | "wrong_credentials" | "invalid_request" | "not_found" | "conflict" | "too_many_requests" | "not_implemented" | "unavailable" | "unconfirmed";
        /** @description The reason why a call was rejected, for code and for people */
        Refusal: {
            /** @description The same as the HTTP status */
            statusCode: number;
            code?: components["schemas"]["RefusalCode"];
            /** @description A message that can be shown to people */
            message: string;
            /** @description The first invalid field, if the call was rejected because of one */
            field?: string;
        };
        /** @description The reason why a call was rejected, for calls that use `status` */
        StatusRefusal: {
            status: number;
            code?: components["schemas"]["RefusalCode"];
            message: string;
            /** @description The first invalid field, if the call was rejected because of one */
            field?: string;
        };
        /** @description A failed swap, which says so in its body */
        SwapRefusal: {
            /** @constant */
            status: 0;
            code?: components["schemas"]["RefusalCode"];
            message: string;
            /** @description The form field to correct */
            field?: string;
        };
        StatusCodeMessage: {
            statusCode: number;
            message: string;
        };
        StatusMessage: {
            status: number;
            message: string;
        };
        AccountVerifiedAnswer: {
            message: string;
            email?: string;
        };
        MessageOnly: {
            message: string;
        };
        /**
         * Format: email
         * @description The email address of the account; compared in lower case
         */
        AccountEmail: string;
        /** @description Sent as documented. The trader is identified by the token alone; a server never lets this value override it. */
        AccountUserId: string;
        /** @description The emailed one-time code */
        AccountMailCode: string;
        /**
         * @description The emailed one-time code: five digits, or, where a device has to be confirmed before its password is checked,
         *     ten letters and digits, with or without a hyphen
         */
        LoginActivityCode: string;
        /** @description The authenticator code */
        AccountAppCode: string;
        /** @description 1, '1' and enable mean that two-factor authentication is on; 0, '0', disable and a missing value mean off */
        AccountTfaStatus: 0 | 1 | ("0" | "1" | "enable" | "disable");
        /**
         * Format: password
         * @description The current password. Only its length is checked, since earlier rules may have allowed it.
         */
        CurrentPassword: string;
        /**
         * @description At least one upper-case letter, one lower-case letter, one digit and one of !@#$%^&*-, no blanks, and different
         *     from the old password
         */
        NewPassword: string;
        /**
         * Format: password
         * @description The new password again
         */
        RepeatedPassword: string;
        /**
         * @description Letters of any script; at most two parts, joined by one space or hyphen. The pattern knows the letters of ASCII
         *     only, and takes every other character outside ASCII.
         */
        PersonName: string;
        /** @description The token from an emailed link; it works only once */
        MailedLinkToken: string;
        RegisterRequest: {
            exchange_id: components["schemas"]["ExchangeId"];
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            email: components["schemas"]["AccountEmail"];
            password: components["schemas"]["NewPassword"];
            confirmPassword: components["schemas"]["RepeatedPassword"];
            /** @description The referral code of the trader who sent the invitation */
            referral_code?: string;
        };
        LoginRequest: {
            /** @description The `uniqueId` from the first response, sent along with a code */
            unique_id?: string;
            otp?: components["schemas"]["LoginCode"];
            exchange_id: components["schemas"]["ExchangeId"];
            email: components["schemas"]["AccountEmail"];
            password: components["schemas"]["CurrentPassword"];
            /** @description Alternative name for the authenticator code */
            code?: string;
            /** @description Alternative name for the emailed code */
            mailOTP?: string;
            /** @description A recovery code, in place of the authenticator code */
            recoveryCode?: string;
            /** @description The challenge of the last `proofOfWork`, a dot, and a number of your choice, such that the SHA-256 of it all begins with that many zero bits. It works once. */
            proof?: string;
        };
        /** @description The six-digit authenticator code or the five-digit emailed code */
        LoginCode: string;
        /** @description 1, '1' and true mean on; 0, '0', false and a missing value mean off */
        Flag: 0 | 1 | ("0" | "1") | boolean;
        LoginAnswer: {
            statusCode: number;
            message: string;
            /** @description The session token; absent while another step is required */
            token?: string;
            data?: {
                /** @description The session token, if there is none at the top level */
                token?: string;
            };
            uniqueId?: components["schemas"]["Id"];
            email?: string;
            feeDetail?: components["schemas"]["LoginFee"][];
            tfaStatus?: components["schemas"]["AccountTfaStatus"];
            tfaCode?: components["schemas"]["TfaSecret"];
            /** @description Stored as it is; 1 once sign-in is complete */
            tfa_response?: number | string | boolean;
            mailAuth?: components["schemas"]["Flag"];
            forceResetPwd?: components["schemas"]["Flag"];
            /** @description Whether the trader has recovery codes left, one of which can replace the authenticator code */
            takesRecoveryCode?: boolean;
            /**
             * @description Sent with `token`. `/user/check_jwt` takes it in place of the session token, and no other call does, so that
             *     what stands in query strings and logs signs nobody in.
             */
            checkToken?: string;
        };
        /** @description Ten codes, shown this once; each signs in once in place of the authenticator code */
        RecoveryCodes: string[];
        SwitchedTfa: {
            status: number;
            message: string;
            recoveryCodes?: components["schemas"]["RecoveryCodes"];
        };
        MadeRecoveryCodes: {
            status: number;
            message: string;
            recoveryCodes: components["schemas"]["RecoveryCodes"];
        };
        /** @description This trader's fees on one pair, in percent */
        LoginFee: {
            symbol: string;
            buy: components["schemas"]["Decimal"];
            sell: components["schemas"]["Decimal"];
        };
        /**
         * @description The setup secret for the authenticator app. Sent only while two-factor authentication is off, and only to a
         *     trader who is signed in.
         */
        TfaSecret: string;
        /** @description What the next attempt of this device should prove */
        ProofOfWork: {
            /** @description Valid for ten minutes */
            challenge: string;
            /** @description How many zero bits the digest begins with */
            bits: number;
        };
        LoginRefusal: (components["schemas"]["Refusal"] & {
            proofOfWork?: components["schemas"]["ProofOfWork"];
        }) | components["schemas"]["NewLoginActivity"];
        /** @description The sign-in comes from a new device; a code was emailed */
        NewLoginActivity: {
            /** @constant */
            statusCode: 422;
            message: string;
            data: components["schemas"]["LoginActivityData"];
            proofOfWork?: components["schemas"]["ProofOfWork"];
        };
        LoginActivityData: {
            /** @description Send it back as `loginActivityToken` */
            socketToken: string;
            codeLength?: components["schemas"]["CodeLength"];
        };
        ResendLoginActivityCodeAnswer: {
            statusCode?: number;
            message?: string;
            data?: {
                /** @description Replaces the earlier one */
                socketToken?: string;
                codeLength?: components["schemas"]["CodeLength"];
            };
        };
        /** @description How many characters the emailed code has, hyphens aside; sent if it isn't 5 */
        CodeLength: number;
        TfaStatusAnswer: {
            data: {
                tfaStatus?: components["schemas"]["AccountTfaStatus"];
                /** @description Whether signing in takes a code sent by email */
                mailAuth?: components["schemas"]["Flag"];
            };
        };
        /** @description The passkey's `id` */
        PasskeyId: string;
        /** @description What the trader calls it */
        PasskeyName: string;
        /** @description The browser's `PublicKeyCredential`, as the text of its JSON */
        PasskeyCredential: string;
        PasskeyOptions: {
            /** @description As in Web Authentication, for `parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON` */
            data: {
                challenge: string;
            } & {
                [key: string]: unknown;
            };
        };
        Passkey: {
            id: string;
            name: string;
            createdAt: components["schemas"]["DateTime"];
            /** @description Null if it was never used */
            lastUsedAt: components["schemas"]["DateTime"] | null;
        };
        PasskeysAnswer: {
            data: components["schemas"]["Passkey"][];
        };
        AddedPasskey: {
            message: string;
            data: components["schemas"]["Passkey"];
        };
        SessionsAnswer: {
            data: components["schemas"]["OpenSession"][];
        };
        OpenSession: {
            /** @description Identifies the session in `end_session`; it is not a token */
            id: string;
            /** @description The browser's own description; null if unknown */
            device: string | null;
            /** @description The network address where it was started */
            address: string;
            createdAt: components["schemas"]["DateTime"];
            lastSeenAt: components["schemas"]["DateTime"];
            /** @description Whether the call's token belongs to this session */
            isCurrent: boolean;
        };
        SecurityLogAnswer: {
            data: components["schemas"]["SecurityLogEntry"][];
            /** @description The `before` of the next page; null on the last one */
            next: string | null;
            /** @description Whether new devices must give an emailed code first; see `setCodeFirst` */
            asksCodeFirst?: boolean;
        };
        SecurityLogEntry: {
            id: string;
            kind: components["schemas"]["SecurityLogKind"];
            at: components["schemas"]["DateTime"];
            /** @description The network address it came from, if known */
            address: string | null;
            /** @description The browser's own description, if known */
            device: string | null;
            /** @description Details: an amount and its coin, or how many attempts */
            detail?: string;
        };
        /** @description What happened. More kinds may be added, so a client shows an unknown kind as it is. */
        SecurityLogKind: string;
        ApiKeysAnswer: {
            data: components["schemas"]["ApiKey"][];
        };
        ApiKey: {
            /** @description The public part of the key */
            apiKey: string;
            /** @description The name the trader gave it */
            name?: string;
            createdAt?: components["schemas"]["DateTime"];
            lastUsedAt?: components["schemas"]["DateTime"];
        };
        UserProfileAnswer: {
            data: components["schemas"]["UserProfile"];
        };
        UserProfile: {
            firstName: string;
            lastName: string;
            email: string;
            referralCode?: components["schemas"]["ProfileText"];
            documentStatus: components["schemas"]["ProfileDocumentStatus"];
            tfaStatus?: components["schemas"]["AccountTfaStatus"];
            tfaCode?: components["schemas"]["TfaSecret"];
            /** @description Whether signing in takes a code sent by email; absent if the server doesn't offer this */
            mailAuth?: components["schemas"]["Flag"];
            /** @description How many passkeys the trader has; absent if the server has none */
            passkeyCount?: number;
            /** @description How many recovery codes are unused; null while the authenticator app is off */
            recoveryCodesLeft?: number | null;
            mobileISD?: components["schemas"]["ProfileNumber"];
            mobileNo?: components["schemas"]["ProfileNumber"];
            address?: components["schemas"]["ProfileText"];
            city?: components["schemas"]["ProfileText"];
            state?: components["schemas"]["ProfileText"];
            postalCode?: components["schemas"]["ProfileNumber"];
            countryId?: string | number | null;
            /**
             * @description Path of the picture below the API's base, such as `/files/profile/2f8c1d5e.jpg`; null if there is none.
             *     `GET` it with the token: a JPEG of at most 512 pixels per side. Anyone but its owner gets a 404.
             */
            profileImage?: string | null;
            /** @description The word that appears in every email to this trader; null if none is set */
            antiPhishingWord?: string | null;
            /** @description Until when the funds of a closed account can be withdrawn; null or absent while it is open */
            withdrawableUntil?: string | null;
            /** @description The latest submission; null or absent if there is none */
            kyc?: components["schemas"]["KycRecord"] | null;
        };
        /** @description Null, empty or absent until the trader has filled it in */
        ProfileText: string | null;
        /** @description Digits, as text or as a whole number. Null, empty or absent until the trader has filled it in. */
        ProfileNumber: string | number | null;
        /** @description The KYC status: Pending or 0 means not submitted, Submitted or 1, Approved or 2, Rejected or 3. */
        ProfileDocumentStatus: ("Pending" | "Submitted" | "Approved" | "Rejected" | "0" | "1" | "2" | "3") | 0 | 1 | 2 | 3;
        KycRecord: {
            uniqueId: components["schemas"]["Id"];
            imgUniqueId?: components["schemas"]["Id"];
            imgUniqueId_2?: components["schemas"]["Id"];
            imgUniqueId_3?: components["schemas"]["Id"];
            firstName?: string;
            lastName?: string;
            /** @description 0 male, 1 otherwise; words also occur */
            gender?: string | number;
            countryId?: components["schemas"]["Id"];
            docTypeId?: components["schemas"]["Id"];
            /** @description The number on the document */
            docUniqueNo?: components["schemas"]["Id"];
            /** @description The date of birth */
            dob?: string;
            image?: components["schemas"]["KycImage"];
            image_2?: components["schemas"]["KycImage"];
            image_3?: components["schemas"]["KycImage"];
            submittedAt?: components["schemas"]["DateTime"];
            /** @description Why the documents were rejected, as shown to the trader */
            reason?: string | null;
        };
        /**
         * @description Path of a picture below the API's base: front, back, holding the document. `GET` it with the token. Anyone but
         *     its owner gets a 404.
         */
        KycImage: string | null;
        UpdateUserRequest: {
            user_id: components["schemas"]["AccountUserId"];
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            postal_code: string;
            /** @description The dialling code */
            mobile_isd: string;
            mobile_no: string;
            city: string;
            address: string;
            state: string;
            country_id: components["schemas"]["CountryId"];
            /** @description The chosen country's name */
            country: string;
            /**
             * Format: binary
             * @description JPG or PNG, under 3 MB
             */
            profile_image?: Blob;
            exchange_id?: components["schemas"]["ExchangeId"];
        };
        KycSubmission: {
            exchange_id: components["schemas"]["ExchangeId"];
            user_id: components["schemas"]["AccountUserId"];
            first_name: components["schemas"]["PersonName"];
            last_name: components["schemas"]["PersonName"];
            /**
             * @description 0 male, 1 otherwise
             * @enum {string}
             */
            gender: "0" | "1";
            /**
             * Format: date
             * @description The date of birth, year first
             */
            dob: string;
            /** @description The number on the document */
            doc_unique_no: string;
            /**
             * @description JPG, under 3 MB each, in this order: front, back, holding the document. Left out only if `picture_ids` is
             *     sent instead.
             */
            doc_image?: Blob[];
            /**
             * @description Ids of pictures sent earlier with `kyc_picture`, joined by commas, in this order: front, back, holding the
             *     document
             */
            picture_ids?: string;
            /** @description The `uniqueId` of the record that this one replaces */
            user_documation_verification_id?: string;
            /** @description The ids of the pictures that this submission replaces, joined by commas */
            imageId?: string;
            country_id: components["schemas"]["CountryId"];
            doc_type_id: string;
        };
        KycPictureRequest: {
            side: components["schemas"]["KycSide"];
            /**
             * Format: binary
             * @description JPG, under 3 MB
             */
            picture: Blob;
            exchange_id?: components["schemas"]["ExchangeId"];
        };
        /**
         * @description What a picture shows
         * @enum {string}
         */
        KycSide: "front" | "back" | "holding";
        KycPictureAnswer: {
            statusCode: number;
            message?: string;
            data?: {
                pictureId: components["schemas"]["Id"];
                side: components["schemas"]["KycSide"];
            };
        };
        DocumentTypesAnswer: {
            data: components["schemas"]["DocumentType"][];
        };
        DocumentType: {
            docTypeId: components["schemas"]["Id"];
            name: string;
        };
        CountriesAnswer: {
            data: components["schemas"]["Country"][];
        };
        /** @description The two-letter country code */
        CountryId: string;
        Country: {
            countryId: components["schemas"]["CountryId"];
            name: string;
            /** @description The dialling code */
            dialCode: components["schemas"]["Id"];
        };
        ReferralsAnswer: {
            statusCode: number;
            message?: string;
            /** @description Rows of either kind */
            data: (components["schemas"]["Referral"] | components["schemas"]["ReferrerBonus"])[];
            /**
             * @description Invitations emailed to people who haven't signed up with this trader's code yet, newest first. It isn't
             *     revealed whether an address has an account for other reasons.
             */
            invitations?: components["schemas"]["Invitation"][];
            /** @description Whether no reward is paid for now, because the exchange has given what it meant to give. */
            budgetUsedUp?: boolean;
        };
        Invitation: {
            email: string;
            sentAt: components["schemas"]["DateTime"];
        };
        /** @description One invited person */
        Referral: {
            updatedAt: components["schemas"]["DateTime"];
            firstName: string;
            lastName: string;
            referralAmount: components["schemas"]["Decimal"];
            currencySymbol: string;
            /** @description The status of the referral: Pending, Completed or Not eligible; other words occur */
            referralStatus?: string;
            /** @description Whether the referrer has received the reward, in the same words */
            referrerStatus?: string;
            /** @description Whether the invited person has received the reward, in the same words */
            referredStatus?: string;
            /**
             * @description The trader's role in this row. `referrer`, which is the default: the names are those of the person the
             *     trader invited. `referred`: the names are those of the person who invited the trader, and the amount is the
             *     trader's own reward.
             * @enum {string}
             */
            role?: "referrer" | "referred";
        };
        /** @description What the referrer earned with an invitation */
        ReferrerBonus: {
            updated_at: components["schemas"]["DateTime"];
            referred_name: string;
            /** @description How many people signed up */
            referred_users?: number | string;
            referrer_bonus: components["schemas"]["Decimal"];
            currency: string;
        };
        /** @description A pair, as BASE-QUOTE; for a perpetual contract, BASE-PERPETUAL */
        PairName: string;
        CurrencySymbol: string;
        /** @enum {string} */
        Side: "buy" | "sell";
        /**
         * @description The trader's own id, as in the login response (`uniqueId`). The token alone decides whose data is used; this
         *     field never does.
         */
        TraderId: string;
        /** @description The pair's id, as in `/pair_price` (`pairId`) */
        RequestedPairId: string;
        /** @description The page, counted from 1 */
        PageNumber: string;
        /** @description Rows per page, at most 500 */
        PageSize: string;
        TraderRequest: {
            exchange_id: components["schemas"]["ExchangeId"];
            user_id: components["schemas"]["TraderId"];
        };
        PairStatusRequest: {
            exchangeId: components["schemas"]["ExchangeId"];
        };
        PairStatus: {
            pair: components["schemas"]["PairName"];
            /** @description False means under maintenance */
            tradingFlag: boolean;
        };
        PairStatusAnswer: {
            data: components["schemas"]["PairStatus"][];
        };
        PairStatusEvent: components["schemas"]["PairStatus"][];
        IncidentUpdate: {
            /** Format: date-time */
            at: string;
            text: string;
        };
        Incident: {
            id: string;
            title: string;
            /** Format: date-time */
            openedAt: string;
            /**
             * Format: date-time
             * @description Null while it is open
             */
            closedAt: string | null;
            updates: components["schemas"]["IncidentUpdate"][];
        };
        IncidentsAnswer: {
            data: components["schemas"]["Incident"][];
        };
        /** @enum {string} */
        ActivityFlag: "Active" | "Inactive";
        /** @description Asset type, deposit status and withdrawal status, in this order */
        CurrencyStatus: [
            string,
            components["schemas"]["ActivityFlag"],
            components["schemas"]["ActivityFlag"]
        ];
        /** @description The status of each coin, keyed by its symbol */
        CurrencyStats: {
            [key: string]: components["schemas"]["CurrencyStatus"];
        };
        CurrencyStatsAnswer: {
            data: components["schemas"]["CurrencyStats"];
        };
        /** @enum {string} */
        HealthState: "ok" | "unavailable";
        /** @enum {string} */
        HealthCheck: "ok" | "unavailable" | "wrong" | "held" | "missing" | "unknown";
        HealthAnswer: {
            status: components["schemas"]["HealthState"];
            /** @description The version of the server */
            version?: string;
            /**
             * @description The status of each component. `ledger` is `wrong` if the last check found that money doesn't add up, which
             *     stops withdrawals and nothing else; it is `unknown` before the first check. `work` is `held` in a restored
             *     copy that nobody has confirmed: it sends no email and no coins, and does no due work. `standby` is there if
             *     commits have to be on a second database server, and `missing` if the database no longer makes them wait for it.
             */
            checks?: {
                [key: string]: components["schemas"]["HealthCheck"];
            };
        };
        /**
         * @description Percentages of the amount received on a pair. `symbol` and `currencySymbol` both name the pair; one of them is
         *     enough.
         */
        TradingFee: {
            symbol?: components["schemas"]["PairName"];
            currencySymbol?: components["schemas"]["PairName"];
            buy: components["schemas"]["Decimal"];
            sell: components["schemas"]["Decimal"];
        };
        WithdrawalFee: {
            currencyName: components["schemas"]["CurrencySymbol"];
            withdrawalFee: components["schemas"]["Decimal"];
            minWithdrawal: components["schemas"]["Decimal"];
        };
        Fees: {
            /** @description One entry per pair */
            tradingFees?: components["schemas"]["TradingFee"][];
            /** @description One entry per currency */
            withdrawalFees?: components["schemas"]["WithdrawalFee"][];
            /** @description The name of a database error; if present, no fee data is available */
            name?: string;
        };
        FeesAnswer: {
            data: components["schemas"]["Fees"];
        };
        PairPricesRequest: {
            exchange_id: components["schemas"]["ExchangeId"];
        };
        /** @description Statistics of the last 24 hours */
        PairStats: {
            pairId: components["schemas"]["Id"];
            pairName: components["schemas"]["PairName"];
            /** @description The last price; 0 before the first trade */
            price: components["schemas"]["Decimal"];
            /** @description The last price in USD */
            usdPrice?: components["schemas"]["Decimal"];
            /** @description The base currency's price in XDC */
            xdcPrice?: components["schemas"]["Decimal"];
            /** @description In the quote currency */
            change?: components["schemas"]["Decimal"];
            percentChange: components["schemas"]["Decimal"];
            /**
             * @description Green unless the price fell
             * @enum {string}
             */
            colour?: "green" | "red";
            high: components["schemas"]["Decimal"];
            low: components["schemas"]["Decimal"];
            /** @description In the base currency */
            volume: components["schemas"]["Decimal"];
            /** @description The reference price, from which the price band of orders is measured. Without it, that is the last price. */
            reference?: components["schemas"]["Decimal"];
        };
        PairPricesAnswer: {
            data: components["schemas"]["PairStats"][];
        };
        DayPrices: {
            pairName: components["schemas"]["PairName"];
            prices: components["schemas"]["Decimal"][];
        };
        DayPricesAnswer: {
            data: components["schemas"]["DayPrices"][];
        };
        PairStatsEvent: components["schemas"]["PairStats"][];
        PairVolume: {
            pairName: components["schemas"]["PairName"];
            /** @description In the base currency */
            volume: components["schemas"]["Decimal"];
        };
        PairVolumeEvent: components["schemas"]["PairVolume"][];
        FavouritePairRequest: {
            exchange_id: components["schemas"]["ExchangeId"];
            user_id: components["schemas"]["TraderId"];
            pair_id: components["schemas"]["RequestedPairId"];
        };
        FavouritePairAnswer: {
            status: number;
            message?: string;
        };
        FavouritePair: {
            pairId: components["schemas"]["Id"];
        };
        FavouritePairsAnswer: {
            data: components["schemas"]["FavouritePair"][];
        };
        UsdEstimate: {
            pair?: components["schemas"]["PairName"];
            price?: components["schemas"]["Decimal"];
            usdPrice: components["schemas"]["Decimal"];
        };
        UsdEstimateAnswer: {
            data: components["schemas"]["UsdEstimate"];
        };
        /** @description The USD price of one unit, keyed by currency */
        UsdPricesEvent: {
            [key: string]: components["schemas"]["Decimal"];
        };
        /** @enum {string} */
        CandleResolution: "1" | "3" | "5" | "15" | "30" | "60" | "120" | "240" | "1D" | "1W" | "M";
        /** @description All columns have the same length */
        CandlesAnswer: {
            /** @enum {string} */
            s: "ok" | "no_data" | "error";
            /** @description Start times, in seconds since 1970 */
            t?: number[];
            /** @description Start times as text */
            dateStr?: string[];
            /** @description Opening prices */
            o?: components["schemas"]["Decimal"][];
            /** @description Highest prices */
            h?: components["schemas"]["Decimal"][];
            /** @description Lowest prices */
            l?: components["schemas"]["Decimal"][];
            /** @description Closing prices */
            c?: components["schemas"]["Decimal"][];
            /** @description Volumes in the base currency */
            v?: components["schemas"]["Decimal"][];
            /** @description What went wrong */
            errmsg?: string;
        };
        OrderBookRequest: {
            exchange_id: components["schemas"]["ExchangeId"];
            /**
             * @description Levels per side
             * @enum {string}
             */
            order_book_limit: "5" | "500";
            pair_id: components["schemas"]["RequestedPairId"];
        };
        MirroredOrderBookRequest: {
            exchangeId: components["schemas"]["ExchangeId"];
            pairId: components["schemas"]["RequestedPairId"];
            pair: components["schemas"]["PairName"];
        };
        OrderBookRow: {
            price: components["schemas"]["Decimal"];
            /** @description In the base currency */
            amount: components["schemas"]["Decimal"];
        };
        /** @description The number of the last change, counted separately for each pair */
        BookSequence: number;
        OrderBook: {
            pair?: components["schemas"]["PairName"];
            seq?: components["schemas"]["BookSequence"];
            /** @description Sell orders, the lowest price first */
            asks: components["schemas"]["OrderBookRow"][];
            /** @description Buy orders, the highest price first */
            bids: components["schemas"]["OrderBookRow"][];
        };
        OrderBookAnswer: {
            data: components["schemas"]["OrderBook"];
        };
        TapeRequest: {
            exchange_id: components["schemas"]["ExchangeId"];
            /** @description Rows per page, at most 100 */
            trade_history_limit: string;
            pair_id: components["schemas"]["RequestedPairId"];
            pair: components["schemas"]["PairName"];
            page: components["schemas"]["PageNumber"];
        };
        TapeModelsRequest: {
            exchange_id?: components["schemas"]["ExchangeId"];
            pair: components["schemas"]["PairName"];
            /** @description Rows, at most 100 */
            limit?: string;
        };
        PublicTrade: {
            id: components["schemas"]["Id"];
            created_at: components["schemas"]["DateTime"];
            /** @description In the base currency */
            quantity: components["schemas"]["Decimal"];
            taker_side: components["schemas"]["Side"];
            price: components["schemas"]["Decimal"];
        };
        TapeAnswer: {
            data: components["schemas"]["PublicTrade"][];
        };
        TapeModelsAnswer: {
            models: components["schemas"]["PublicTrade"][];
        };
        TapeEvent: components["schemas"]["PublicTrade"][];
        UserTradesRequest: {
            exchange_id: components["schemas"]["ExchangeId"];
            user_id: components["schemas"]["TraderId"];
            limit: components["schemas"]["PageSize"];
            page: components["schemas"]["PageNumber"];
        };
        OrderHistoryRow: {
            /** @description The order's id */
            uniqueId?: components["schemas"]["Id"];
            name: components["schemas"]["PairName"];
            /** @description `limit`, `swap` on XDC-XDCE, or `otc` for a trade with the OTC desk */
            tradeType?: string;
            type: components["schemas"]["Side"];
            /** @description `completed`, `partially`, `cancel`, `cancelled` or `partially cancelled`; `active` if it was asked for by its id and nothing is filled; others may occur */
            status: string;
            /** @description Of what was filled, or `0` if nothing was */
            averagePrice: components["schemas"]["Decimal"];
            /** @description The order's own price. Trades with the OTC desk have none */
            price?: components["schemas"]["Decimal"];
            /** @description In the base currency */
            amount: components["schemas"]["Decimal"];
            /** @description The amount received, after the fee */
            receivedTotal: components["schemas"]["Decimal"];
            /** @description Of what was filled, in the quote currency, or `0` if nothing was */
            total: components["schemas"]["Decimal"];
            /** @description In the currency received */
            fee?: components["schemas"]["Decimal"];
            updatedAt: components["schemas"]["DateTime"];
            client_order_id?: components["schemas"]["ClientOrderId"];
        };
        OrderHistoryAnswer: {
            data: components["schemas"]["OrderHistoryRow"][];
            /** @description The number of rows on all pages, counted up to 1,000. If there are more, this says 1,000, and the last page is the first one that isn't full */
            count?: number;
        };
        OrderFill: {
            tradeId: components["schemas"]["Id"];
            price: components["schemas"]["Decimal"];
            /** @description In the base currency */
            amount: components["schemas"]["Decimal"];
            /** @description In the quote currency */
            total: components["schemas"]["Decimal"];
            /** @description In the currency received. The fees of an order's fills add up to the order's fee */
            fee: components["schemas"]["Decimal"];
            /** @description What this fill brought, after the fee */
            received: components["schemas"]["Decimal"];
            /**
             * @description Whether the order was already in the book, or met one that was
             * @enum {string}
             */
            role: "maker" | "taker";
            filledAt: components["schemas"]["DateTime"];
        };
        OrderFillsAnswer: {
            data: components["schemas"]["OrderFill"][];
            /** @description The number of fills on all pages */
            count: number;
        };
        OpenOrdersRequest: {
            exchange_id: components["schemas"]["ExchangeId"];
            user_id: components["schemas"]["TraderId"];
            limit: components["schemas"]["PageSize"];
            page: components["schemas"]["PageNumber"];
        };
        OpenOrder: {
            uniqueId: components["schemas"]["Id"];
            pairName: components["schemas"]["PairName"];
            type: components["schemas"]["Side"];
            price: components["schemas"]["Decimal"];
            /** @description The amount ordered */
            originalQty: components["schemas"]["Decimal"];
            /** @description The amount filled so far */
            filledQty: components["schemas"]["Decimal"];
            /** @description Price times the amount ordered */
            total?: components["schemas"]["Decimal"];
            /** @description Price times the amount still open */
            updatedTotal?: components["schemas"]["Decimal"];
            /** @description `active`; others may occur */
            status: string;
            createdAt: components["schemas"]["DateTime"];
            /** @description The fee so far, in the currency received */
            fee?: components["schemas"]["Decimal"];
            client_order_id?: components["schemas"]["ClientOrderId"];
        };
        OpenOrdersAnswer: {
            data: components["schemas"]["OpenOrder"][];
        };
        CancelOrderRequest: {
            exchange_id: components["schemas"]["ExchangeId"];
            user_id: components["schemas"]["TraderId"];
            /** @description The `uniqueId` of the open order */
            trade_order_id: string;
        };
        /** @description Chosen by the client. If the same id is sent again, it means the same order, which is not placed twice. */
        ClientOrderId: string;
        NewOrderRequest: {
            exchange_id: components["schemas"]["ExchangeId"];
            user_id: components["schemas"]["TraderId"];
            pair_id: components["schemas"]["RequestedPairId"];
            symbol: components["schemas"]["PairName"];
            /** @description In the base currency */
            amount: components["schemas"]["DecimalText"];
            /** @description In the quote currency */
            price: components["schemas"]["DecimalText"];
            side: components["schemas"]["Side"];
            /** @enum {string} */
            type: "limit";
            /** @description Ignored; the server computes it */
            total?: components["schemas"]["DecimalText"];
            pair?: components["schemas"]["PairName"];
            client_order_id?: components["schemas"]["ClientOrderId"];
        };
        PlacedOrder: {
            uniqueId: components["schemas"]["Id"];
            /** @description `active`, `partially` or `completed`; `cancelled` or `partially cancelled` if the rest would have matched the trader's own order */
            status?: string;
            filledQty?: components["schemas"]["Decimal"];
            client_order_id?: components["schemas"]["ClientOrderId"];
        };
        NewOrderAnswer: {
            statusCode: number;
            message: string;
            data?: components["schemas"]["PlacedOrder"];
        };
        Balance: {
            symbol: components["schemas"]["CurrencySymbol"];
            /** @description Excludes what open orders reserve */
            balance: components["schemas"]["Decimal"];
        };
        BalancesAnswer: {
            data: components["schemas"]["Balance"][];
        };
        PairOrderEvent: {
            /** @description The order's side */
            Type: components["schemas"]["Side"];
            pair?: components["schemas"]["PairName"];
            price?: components["schemas"]["Decimal"];
            /** @description The amount ordered; on cancellation, the amount that was still open */
            amount?: components["schemas"]["Decimal"];
            /** @enum {string} */
            status?: "accepted" | "cancelled";
        };
        /** @description A price and its absolute amount, both as decimal text */
        BookLevel: [
            components["schemas"]["Decimal"],
            components["schemas"]["Decimal"]
        ];
        BookEvent: {
            pair: components["schemas"]["PairName"];
            seq?: components["schemas"]["BookSequence"];
            asks: components["schemas"]["BookLevel"][];
            bids: components["schemas"]["BookLevel"][];
        };
        TradeEvent: {
            id?: components["schemas"]["Id"];
            pair?: components["schemas"]["PairName"];
            price: components["schemas"]["Decimal"];
            /** @description In the base currency */
            amount: components["schemas"]["Decimal"];
            /** @description The taker's side */
            side: components["schemas"]["Side"];
            created_at?: components["schemas"]["DateTime"];
        };
        /** @description A trade, including its pair */
        AnyTradeEvent: WithRequired<components["schemas"]["TradeEvent"], "pair">;
        /** @enum {string} */
        TradeStatus: "partially" | "completed";
        MatchEvent: {
            Pair: components["schemas"]["PairName"];
            /** @description In the base currency */
            Amount: components["schemas"]["Decimal"];
            Trade_status?: components["schemas"]["TradeStatus"];
        };
        UserTradeEvent: {
            userId: components["schemas"]["Id"];
            Pair: components["schemas"]["PairName"];
            /** @description In the base currency */
            Amount: components["schemas"]["Decimal"];
            Trade_status: components["schemas"]["TradeStatus"];
        };
        OrderCancelEvent: {
            /** @description The order's side */
            Type: components["schemas"]["Side"];
            pair: components["schemas"]["PairName"];
            price: components["schemas"]["Decimal"];
            /** @description The unfilled amount */
            amount: components["schemas"]["Decimal"];
        };
        UserOrderCancelEvent: {
            userId: components["schemas"]["Id"];
            /** @description The order's id */
            uniqueId?: components["schemas"]["Id"];
            /** @description The order's side */
            Type: components["schemas"]["Side"];
            pair: components["schemas"]["PairName"];
            price?: components["schemas"]["Decimal"];
            /** @description The unfilled amount */
            amount?: components["schemas"]["Decimal"];
        };
        UserOrderEvent: {
            userId: components["schemas"]["Id"];
            /** @description The order's id */
            uniqueId?: components["schemas"]["Id"];
            /** @description The order's side */
            Type: components["schemas"]["Side"];
            pair: components["schemas"]["PairName"];
            price?: components["schemas"]["Decimal"];
            originalQty?: components["schemas"]["Decimal"];
            filledQty?: components["schemas"]["Decimal"];
            /** @description What its fills cost on average; left out while there are none */
            averagePrice?: components["schemas"]["Decimal"];
            status?: string;
        };
        /** @description Anything; it is ignored */
        IgnoredPayload: unknown;
        JoinPair: {
            pair: components["schemas"]["PairName"];
            /** @description Whether to send the statistics of all pairs as well */
            pairStats?: boolean;
        };
        LeavePair: {
            pair: components["schemas"]["PairName"];
        };
        /** @description May be empty; a pong repeats the payload of the ping */
        Heartbeat: {
            sentAt?: components["schemas"]["DateTime"];
        };
        /** @description Why the server refuses something on a live connection, for code and for people */
        LiveRefusal: {
            code: components["schemas"]["RefusalCode"];
            /** @description A message that can be shown to people */
            message: string;
            /** @description How many seconds to wait before the next connection, if the server ends this one */
            retryAfter?: number;
        };
        /** @description The symbol of a coin */
        WalletCurrency: string;
        WithdrawRequest: {
            exchange_id?: components["schemas"]["ExchangeId"];
            currency: components["schemas"]["WalletCurrency"];
            /** @description The amount deducted from the balance; it includes the fee */
            amount: components["schemas"]["DecimalText"];
            /** @description Its format depends on the coin; an invalid address is rejected with the documented message */
            toAddress: string;
            /** @enum {string} */
            transactionSpeed: "normal";
            /** @description The emailed code */
            otp: string;
            /** @description The authenticator code */
            tfa: string;
            /** @description XRP only, where it is required */
            destinationTag?: string;
            client_withdrawal_id?: components["schemas"]["ClientWithdrawalId"];
        };
        /** @description Success if `statusCode` is 200 or `status` is 0 */
        WithdrawAnswer: {
            statusCode?: number;
            status?: number;
            message: string;
            data?: components["schemas"]["WithdrawalItem"];
        };
        /**
         * @description An id chosen by the client. If it is sent again, the response contains the same withdrawal in its current state,
         *     before any code is checked; with different values, the call is rejected. The history includes the id.
         */
        ClientWithdrawalId: string;
        CancelWithdrawalRequest: {
            exchange_id?: components["schemas"]["ExchangeId"];
            /** @description The exchange's id for the withdrawal */
            transactionId: components["schemas"]["Id"];
        };
        WithdrawalOtpRequest: {
            exchange_id?: components["schemas"]["ExchangeId"];
            currency: components["schemas"]["WalletCurrency"];
            amount: components["schemas"]["DecimalText"];
            /** @description Where the coins will go; if left out, the withdrawal is always reviewed */
            toAddress?: string;
            /** @description XRP only, where it is required with an address */
            destinationTag?: string;
        };
        DepositAddressRequest: {
            exchangeId: components["schemas"]["ExchangeId"];
            /** @description The trader's `uniqueId` */
            uniqueId: string;
            tokenSymbol: components["schemas"]["WalletCurrency"];
        };
        DepositAddress: {
            /** @description The coin */
            name?: string;
            address: string;
            /** @description XRP only */
            destinationTag?: string | number | null;
            /** @description The chains are simulated, so don't send real coins */
            isSimulated?: boolean;
        };
        DepositAddressError: {
            /** @description The reason why there is no address */
            error: string;
        };
        DepositAddressAnswer: {
            status?: number;
            /** @description The address, or the reason why there is none */
            message: components["schemas"]["DepositAddress"] | components["schemas"]["DepositAddressError"] | string;
        };
        /** @description The exchange's id for an entry of the address book */
        SavedAddressId: string;
        /** @description A withdrawal address saved by the trader */
        SavedAddress: {
            id: components["schemas"]["Id"];
            /** @description The coin */
            currency: string;
            /** @description The trader's name for it */
            label: string;
            address: string;
            /** @description XRP only */
            destinationTag?: string | number | null;
            /** @description Since when it has been this address */
            since?: components["schemas"]["DateTime"];
        };
        /** @description An amount of a coin, and what it counts for in USD */
        PortfolioFlow: {
            quantity: components["schemas"]["Decimal"];
            usd: components["schemas"]["Decimal"];
        };
        PortfolioCoin: {
            symbol: string;
            /** @description All that is held, wherever: available, in orders, staked, in withdrawals, in swaps */
            amount: components["schemas"]["Decimal"];
            /** @description What that cost, in USD; left out while a part of it came without a known worth */
            cost?: components["schemas"]["Decimal"];
            /** @description For one, in USD; left out while there is none, or its cost is unknown */
            averageCost?: components["schemas"]["Decimal"];
            /** @description Profit or loss of all sales and fees so far, in USD */
            realised: components["schemas"]["Decimal"];
            /** @description Rewards and referral payments so far, in USD when they came */
            earned: components["schemas"]["Decimal"];
            /** @description Its cost depends on deposits, which count at the reference price when they arrived */
            hasDeposits: boolean;
        };
        PortfolioDay: {
            /**
             * Format: date
             * @description In UTC
             */
            day: string;
            /** @description Of all coins with a price, at the end of the day or now, in USD */
            worth: components["schemas"]["Decimal"];
            /** @description What these coins cost */
            cost: components["schemas"]["Decimal"];
        };
        PortfolioAnswer: {
            data: {
                /** @description Whether all of the history has been read */
                isComplete: boolean;
                /** @description The first year with a statement; left out if there is none */
                firstYear?: number;
                coins: components["schemas"]["PortfolioCoin"][];
                /** @description Oldest first */
                days: components["schemas"]["PortfolioDay"][];
            };
        };
        PortfolioStatementLine: {
            symbol: string;
            /**
             * Format: date
             * @description In UTC; left out in the lines of the whole year
             */
            day?: string;
            /**
             * @description `opening` and `closing`: what there was before and afterwards, and its cost. In between came `deposited` and
             *     `earned` (at their worth on arrival), `bought` (at what was given for it) and `swappedIn` (at the cost of
             *     what was swapped, between XDC and XDCE), and went `withdrawn`, `sold`, `swappedOut` and `paid` (withdrawal
             *     fees), each at its cost. What is zero is left out.
             */
            flows: {
                [key: string]: components["schemas"]["PortfolioFlow"];
            };
            /** @description What was received for what was sold, in USD */
            proceeds: components["schemas"]["Decimal"];
            /** @description Proceeds less the cost of what was sold and paid, in USD */
            realised: components["schemas"]["Decimal"];
        };
        PortfolioStatementAnswer: {
            data: {
                /** @description Whether all of the history has been read */
                isComplete: boolean;
                year: number;
                /** @description One line per coin for the year */
                coins: components["schemas"]["PortfolioStatementLine"][];
                /** @description One line per day and coin, oldest first */
                days: components["schemas"]["PortfolioStatementLine"][];
            };
        };
        SavedAddressesAnswer: {
            data: components["schemas"]["SavedAddress"][];
            newAddressWait?: components["schemas"]["NewAddressWait"];
        };
        /**
         * @description Whether withdrawals to new addresses wait 24 hours, which the trader chooses. An address is new until it has been
         *     in the address book for that long, and if it isn't there at all.
         */
        NewAddressWait: {
            isOn: boolean;
            /** @description If it was turned off: when it no longer applies */
            endsAt: string | null;
        };
        NewAddressWaitRequest: {
            exchange_id?: components["schemas"]["ExchangeId"];
            /** @enum {string} */
            wait: "on" | "off";
            tfa?: components["schemas"]["AddressBookCode"];
        };
        NewAddressWaitAnswer: {
            statusCode: number;
            message: string;
            data: components["schemas"]["NewAddressWait"];
        };
        SaveAddressRequest: {
            exchange_id?: components["schemas"]["ExchangeId"];
            /** @description The entry to change; if left out, a new one is created */
            id?: components["schemas"]["SavedAddressId"];
            currency: components["schemas"]["WalletCurrency"];
            /** @description The trader's name for it: 1 to 40 characters, without leading or trailing spaces or control characters */
            label: string;
            /** @description Its format depends on the coin; an invalid address is rejected with the documented message */
            toAddress: string;
            /** @description XRP only, where it is required */
            destinationTag?: string;
            tfa?: components["schemas"]["AddressBookCode"];
        };
        SavedAddressAnswer: {
            statusCode: number;
            message: string;
            data: components["schemas"]["SavedAddress"];
        };
        RemoveAddressRequest: {
            exchange_id?: components["schemas"]["ExchangeId"];
            id: components["schemas"]["SavedAddressId"];
            tfa?: components["schemas"]["AddressBookCode"];
        };
        /**
         * @description The authenticator code. It is needed for everything that changes the address book, but not to repeat a request,
         *     nor to put back, under its id, an entry that was removed in the last 10 minutes.
         */
        AddressBookCode: string;
        WalletRow: {
            symbol: string;
            name?: string;
            /** @description The available balance */
            balance: components["schemas"]["Decimal"];
            /** @description The amount reserved by open orders */
            inTrade?: components["schemas"]["Decimal"];
            /** @description If false or 0, this coin can't be withdrawn */
            allowWithdrawal?: components["schemas"]["Flag"];
            /** @description The total withdrawn today in all coins, in XDC */
            totalWithdrew?: components["schemas"]["Decimal"];
            /** @description The daily limit for all coins together, in XDC */
            maxUserWithdrawal?: components["schemas"]["Decimal"];
            /**
             * Format: date-time
             * @description When withdrawals become possible; null if there is no waiting period
             */
            withdrawalStartIn?: string | null;
            /** @description 1, '1' and 'enable' mean on; 0, '0', 'disable' and a missing value mean off */
            tfaStatus?: string | number | null;
            /** @description The KYC status: Pending or 0, Submitted or 1, Approved or 2, Rejected or 3 */
            documentStatus?: string | number | null;
            /** @description The deposit address, if there is one yet */
            currencyAddress?: string | null;
            /** @description XRP only */
            destinationTag?: string | number | null;
            /** @description The amount held by withdrawals that are neither completed nor cancelled */
            inWithdrawals?: components["schemas"]["Decimal"];
            /** @description The amount staked, including revoked stakes that haven't been returned yet */
            staked?: components["schemas"]["Decimal"];
            /** @description The amount held by ratio swap requests that haven't been decided yet */
            inSwaps?: components["schemas"]["Decimal"];
            /** @description The amount credited by deposits that need more confirmations; it holds back withdrawals */
            unconfirmed?: components["schemas"]["Decimal"];
            /** @description The uncovered amount of a reversed deposit; withdrawals stay locked until it is repaid */
            owed?: components["schemas"]["Decimal"];
        };
        WalletAnswer: {
            data: components["schemas"]["WalletRow"][];
        };
        DepositItem: {
            /** @description Completed once it is credited; this exchange also uses Pending, Returned and Reversed */
            status: string;
            currencyName: string;
            amount: components["schemas"]["Decimal"];
            createdAt: components["schemas"]["DateTime"];
            /** @description The transaction id on the chain */
            transactionId?: components["schemas"]["Id"];
            /** @description The exchange's id for the deposit */
            depositId?: components["schemas"]["Id"];
            /** @description The number of confirmations, up to the number needed */
            confirmations?: number;
            /** @description The number needed before it no longer holds back withdrawals */
            confirmationsNeeded?: number;
            keptFor?: components["schemas"]["KeptFor"];
            /** @description Everything that has happened to it so far, in chronological order */
            steps?: components["schemas"]["DepositStep"][];
        };
        /**
         * @description Why the deposit is held instead of credited: it is below the minimum, its destination tag is missing or unknown,
         *     its address is unknown, deposits of the coin or the account were closed, or the chain first reported it with
         *     different details
         * @enum {string}
         */
        KeptFor: "minimum" | "tagMissing" | "tagUnknown" | "addressUnknown" | "closed" | "accountClosed" | "changed";
        DepositStep: {
            /** @enum {string} */
            step: "seen" | "credited" | "confirmed" | "kept" | "returned" | "gone" | "reversed";
            at: components["schemas"]["DateTime"];
            confirmations?: number;
            keptFor?: components["schemas"]["KeptFor"];
            /** @description The part of it that repaid an earlier reversed deposit */
            repaid?: components["schemas"]["DecimalText"];
            /** @description The part of a reversed deposit that was no longer there */
            owed?: components["schemas"]["DecimalText"];
            /** @description The transaction that returned it */
            transactionId?: components["schemas"]["Id"];
            /** @description The reason, as shown to the trader */
            reason?: string;
        };
        /** @description The current state of a deposit of this trader */
        DepositEvent: components["schemas"]["DepositItem"] & {
            userId: components["schemas"]["TraderId"];
        };
        /** @description The current state of a withdrawal of this trader */
        WithdrawalEvent: components["schemas"]["WithdrawalItem"] & {
            userId: components["schemas"]["TraderId"];
        };
        /** @description The outcome of a reward of this trader */
        ReferralEvent: {
            userId: components["schemas"]["TraderId"];
            /**
             * @description The trader's role in the referral
             * @enum {string}
             */
            role: "referrer" | "referred";
            /** @description Completed or Not eligible, as in the list; other words occur */
            referralStatus: string;
            /** @description The amount of this trader's reward */
            referralAmount: components["schemas"]["Decimal"];
            currencySymbol: string;
        };
        WithdrawalItem: {
            /** @enum {string} */
            status: "Pending" | "Process" | "Completed" | "Cancelled";
            currencyName: string;
            amount: components["schemas"]["Decimal"];
            createdAt: components["schemas"]["DateTime"];
            /** @description The exchange's id for the withdrawal */
            transactionId?: components["schemas"]["Id"];
            /** @description The transaction id on the chain, if there is one yet */
            walletTxId?: string | null;
            /**
             * @description Who approves it; determines the expected time
             * @enum {string}
             */
            paymentType?: "Auto" | "Manual";
            /** @description Included in the amount */
            fee?: components["schemas"]["Decimal"];
            /** @description The amount that arrives */
            receiveAmount?: components["schemas"]["Decimal"];
            /** @description The full destination address */
            address?: string;
            /** @description XRP only */
            destinationTag?: string | number | null;
            client_withdrawal_id?: components["schemas"]["ClientWithdrawalId"];
            /** @description Everything that has happened to it so far, in chronological order */
            steps?: components["schemas"]["WithdrawalStep"][];
        };
        WithdrawalStep: {
            /** @enum {string} */
            step: "requested" | "approved" | "sent" | "confirmed" | "delayed" | "held" | "completed" | "cancelled";
            at: components["schemas"]["DateTime"];
            /**
             * @description What it waits for next: automatic approval, the wait for new addresses that the trader chose, a check
             *     of the account after its password, two-factor or identity changed, a review, the stricter checks of larger withdrawals, being sent,
             *     confirmations on its chain, a wallet that doesn't respond, or the repayment of a reversed deposit
             * @enum {string}
             */
            waitsFor?: "approval" | "newAddress" | "account" | "review" | "checks" | "sending" | "confirmations" | "custody" | "repayment";
            /** @description When that is expected to end */
            until?: components["schemas"]["DateTime"];
            confirmations?: number;
            /**
             * @description Who cancelled it
             * @enum {string}
             */
            by?: "trader" | "exchange";
            /** @description The reason, as shown to the trader */
            reason?: string;
        };
        TransactionHistoryAnswer: {
            /** @description Deposits or withdrawals, as requested */
            data: (components["schemas"]["WithdrawalItem"] | components["schemas"]["DepositItem"])[];
            /** @description The total number of rows if the response is one page, counted up to 1,000. If there are more, this says 1,000, and the last page is the first one that isn't full */
            total?: number;
        };
        StakeRequest: {
            exchange_id: components["schemas"]["ExchangeId"];
            /**
             * @description The staking period, in months
             * @enum {string}
             */
            tenure: "3" | "6" | "9" | "12";
            stakingAmount: components["schemas"]["DecimalText"];
            /** @description The authenticator code */
            tfaCode: string;
            /** @enum {string} */
            currencyName: "XDC";
            client_stake_id?: components["schemas"]["ClientStakeId"];
        };
        /**
         * @description An id chosen by the client. If it is sent again, the response contains the same stake in its current state,
         *     before any code is checked; with different values, the call is rejected. The list of stakes includes the id.
         */
        ClientStakeId: string;
        StakeAnswer: {
            statusCode: number;
            message: string;
            data?: components["schemas"]["StakingRecord"];
        };
        StakeChangeRequest: {
            exchange_id?: components["schemas"]["ExchangeId"];
            stakingId: string;
            /** @description The authenticator code */
            tfaCode: string;
        };
        StakingRecord: {
            stakingId: components["schemas"]["Id"];
            currencyName: string;
            /** @description When the current period began */
            startDate: components["schemas"]["DateTime"];
            /**
             * Format: date-time
             * @description When the current period ends
             */
            endDate?: string | null;
            /**
             * Format: date-time
             * @description Only for active flexible stakes
             */
            nextRewardDate?: string | null;
            /**
             * Format: date-time
             * @description When the coins will be returned, or were returned; null while the stake is renewed automatically
             */
            redemptionDate?: string | null;
            stakingAmount: components["schemas"]["Decimal"];
            /** @description The staking period, in months */
            tenure: number | string;
            rewardsReceived?: components["schemas"]["Decimal"];
            /**
             * @description `active`, or something else after it has ended: `revoked` until the coins are returned, then `returned`;
             *     `completed` if it ended without renewal
             */
            status: string;
            autoRenewal: boolean;
            /** @enum {string} */
            stakingType: "fixed" | "flexible";
            /** @description The rate of the current period, in percent */
            yearlyRate?: components["schemas"]["Decimal"];
            client_stake_id?: components["schemas"]["ClientStakeId"];
        };
        StakingDetailsAnswer: {
            data: components["schemas"]["StakingRecord"][];
        };
        /** @description A reward, which is always in XDC */
        StakingReward: {
            rewardDate: components["schemas"]["DateTime"];
            rewardAmount: components["schemas"]["Decimal"];
            status?: string;
            /** @enum {string} */
            stakingType?: "fixed" | "flexible";
            /** @description The stake that earned it */
            stakingId?: components["schemas"]["Id"];
        };
        StakingRewardsAnswer: {
            statusCode: number;
            message?: string;
            data: components["schemas"]["StakingReward"][];
        };
        StakingPoolAnswer: {
            statusCode: number;
            data: components["schemas"]["StakingPool"];
        };
        StakingPool: {
            /** @description The total staked by all traders, in XDC */
            totalStaked: components["schemas"]["Decimal"];
            /** @description The maximum total, in XDC */
            cap: components["schemas"]["Decimal"];
            /** @description Whether new stakes are accepted */
            isOpen: boolean;
            flexible: components["schemas"]["StakingOffer"][];
            fixed: components["schemas"]["StakingOffer"][];
        };
        StakingOffer: {
            /** @description The staking period, in months */
            tenure: number;
            /** @description The yearly rate, in percent */
            yearlyRate: components["schemas"]["Decimal"];
        };
        SwapRatioRequest: {
            exchange_id: components["schemas"]["ExchangeId"];
            /** @description 0x followed by 64 hex characters; anything else is rejected with the documented message */
            txHash: string;
            /** @description When the XDCE were bought, with or without seconds; in UTC where it names no zone */
            buyingDate: string;
            /** @description The amount of XDCE bought, more than 0 */
            amount: components["schemas"]["DecimalText"];
            /** @description The price paid in USD, more than 0 */
            amountUSD: components["schemas"]["DecimalText"];
            client_swap_id?: components["schemas"]["ClientSwapId"];
        };
        /**
         * @description An id chosen by the client. If it is sent again, the response contains the same request in its current state;
         *     with different values, the call is rejected. The list of requests includes the id.
         */
        ClientSwapId: string;
        SwapRatioAnswer: {
            status: number;
            message: string;
            data?: components["schemas"]["SwapRatioRow"];
        };
        SwapRatioRow: {
            transactionHash: string;
            buyDate: components["schemas"]["DateTime"];
            amount: components["schemas"]["Decimal"];
            amountUSD: components["schemas"]["Decimal"];
            /** @description The amount of XDC paid, as an exact decimal, once swapped */
            swappedXDC?: string | number | null;
            /** @description Why it was rejected */
            reason?: string | null;
            /** @description Rejected, or something else; this exchange uses Pending and Approved */
            status: string;
            updatedAt?: components["schemas"]["DateTime"];
            client_swap_id?: components["schemas"]["ClientSwapId"];
        };
        SwapRatioDetailsAnswer: {
            statusCode: number;
            message?: string;
            data: components["schemas"]["SwapRatioRow"][];
        };
        SwapRequest: {
            exchange_id?: components["schemas"]["ExchangeId"];
            /**
             * @description The coin to swap
             * @enum {string}
             */
            currency: "XDCE";
            /** @description The amount to swap: a whole number, more than 0 */
            swap_amount: components["schemas"]["DecimalText"];
            client_order_id?: components["schemas"]["ClientOrderId"];
        };
        /** @description An id chosen by the client. If it is sent again, it means the same request, which is not accepted twice. */
        ClientRequestId: string;
        /** @description The reference used for the request in every email */
        RequestReference: string;
        StatusRequestTaken: {
            status: number;
            message: string;
            reference?: components["schemas"]["RequestReference"];
        };
        RequestTaken: {
            statusCode: number;
            message: string;
            reference?: components["schemas"]["RequestReference"];
        };
        /** @description Letters, optionally two parts joined by one space or hyphen */
        SenderName: string;
        /**
         * Format: email
         * @description Where the reply is sent
         */
        SenderEmail: string;
        /** @description A telephone number, digits only */
        SenderNumber: string;
        OtcRequest: {
            exchange_id: components["schemas"]["ExchangeId"];
            client_request_id?: components["schemas"]["ClientRequestId"];
            name: components["schemas"]["SenderName"];
            email: components["schemas"]["SenderEmail"];
            mobileNo: components["schemas"]["SenderNumber"];
            tradeDetails: string;
        };
        PartnershipRequest: {
            exchange_id: components["schemas"]["ExchangeId"];
            client_request_id?: components["schemas"]["ClientRequestId"];
            firstName: components["schemas"]["SenderName"];
            lastName: components["schemas"]["SenderName"];
            email: components["schemas"]["SenderEmail"];
            /** @enum {string} */
            type: "Brokers & Dealers" | "Portfolio Manager" | "Fund Manager" | "Merchants & Stores" | "Algo Traders & Others" | "Custodians";
            /** @enum {string} */
            options: "Whitelabel Platform" | "Referral Earning";
            /** @description The sender's description of the plan */
            description: string;
        };
        ContactRequest: {
            exchange_id: components["schemas"]["ExchangeId"];
            client_request_id?: components["schemas"]["ClientRequestId"];
            name: components["schemas"]["SenderName"];
            email: components["schemas"]["SenderEmail"];
            mobileNo: components["schemas"]["SenderNumber"];
            /** @enum {string} */
            query: "OTP Issue" | "Crypto Deposit" | "Crypto Withdrawal" | "Token Swaping" | "Wallet Queries" | "Trade Issues" | "Other Query";
            /** @description The same as `query` */
            subject: string;
            description: string;
        };
        Erc20AssetRequest: {
            exchange_id: components["schemas"]["ExchangeId"];
            client_request_id?: components["schemas"]["ClientRequestId"];
            /**
             * @description The selector's value, ERC20
             * @enum {string}
             */
            assetType: "1";
            tokenName: string;
            contractAddress: string;
            tokenSymbol: string;
            tokenDecimals: string;
            requestedBy: string;
            logoURL: string;
            contactNo: components["schemas"]["SenderNumber"];
            emailAddress: components["schemas"]["SenderEmail"];
        };
        OtherAssetRequest: {
            exchange_id: components["schemas"]["ExchangeId"];
            client_request_id?: components["schemas"]["ClientRequestId"];
            name: string;
            /** @description The sender's company and position */
            companyPosition: string;
            emailAddress: components["schemas"]["SenderEmail"];
            contactNo: components["schemas"]["SenderNumber"];
            tokenName: string;
            /**
             * @description The selector's value, Non-ERC20
             * @enum {string}
             */
            assetType: "2";
            website: string;
            /** @description The total supply */
            supply: string;
            marketPrice?: string;
            marketCap?: string;
            whitepaperLink?: string;
            gitHubLink?: string;
            remarks?: string;
        };
    };
    responses: {
        /** @description A field is missing or invalid */
        InvalidField: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description There is no session */
        LoggedOut: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The account can't do this */
        NotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The coin is not listed */
        UnknownCoin: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The files stopped arriving */
        Stalled: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body is too large */
        TooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body's media type is not the documented one */
        WrongMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Too many attempts */
        TooManyTries: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Too many calls or attempts */
        TooManyCalls: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Too many calls, or the trader places or cancels orders too fast */
        TooManyOrders: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description A field is missing or invalid, for calls that use `status` */
        StatusInvalidField: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StatusRefusal"];
            };
        };
        /** @description There is no session, for calls that use `status` */
        StatusLoggedOut: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StatusRefusal"];
            };
        };
        /** @description The account can't do this, for calls that use `status` */
        StatusNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StatusRefusal"];
            };
        };
        /** @description The body is too large, for calls that use `status` */
        StatusTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StatusRefusal"];
            };
        };
        /** @description The body's media type is not the documented one, for calls that use `status` */
        StatusWrongMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StatusRefusal"];
            };
        };
        /** @description Too many attempts, for calls that use `status` */
        StatusTooManyTries: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StatusRefusal"];
            };
        };
        /** @description Too many calls or attempts, for calls that use `status` */
        StatusTooManyCalls: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StatusRefusal"];
            };
        };
        /** @description The server failed */
        ServerError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description This server doesn't implement the call */
        NotBuilt: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The server is not available right now */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The call may or may not have been carried out */
        Unconfirmed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: {
        /**
         * @description The exchange id
         * @example 1
         */
        ExchangeId: components["schemas"]["ExchangeId"];
    };
    requestBodies: never;
    headers: {
        /** @description Names the call in the server's log */
        RequestId: string;
        /** @description In how many seconds to try again */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description The account was opened, unless the address has one; its email address is not verified yet */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusCodeMessage"];
                };
            };
            /** @description No account was opened */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No account was opened */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in, or another step is required */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            /** @description Sign-in failed */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginRefusal"];
                };
            };
            /** @description Sign-in failed */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginRefusal"];
                };
            };
            /** @description Sign-in failed */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginRefusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            /** @description Sign-in failed */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginRefusal"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendLoginActivityCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    email: components["schemas"]["AccountEmail"];
                    password: components["schemas"]["CurrentPassword"];
                    exchange_id: components["schemas"]["ExchangeId"];
                };
            };
        };
        responses: {
            /** @description A new code has been emailed */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResendLoginActivityCodeAnswer"];
                };
            };
            400: components["responses"]["InvalidField"];
            /** @description No code was emailed */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No code was emailed */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyLoginActivity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    email: components["schemas"]["AccountEmail"];
                    exchangeId: components["schemas"]["ExchangeId"];
                    /** @description The socket token from the rejected sign-in or the last resend */
                    loginActivityToken: string;
                    otp: components["schemas"]["LoginActivityCode"];
                };
            };
        };
        responses: {
            /** @description The device is known from now on */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusCodeMessage"];
                };
            };
            /** @description Verification failed */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetExpiredPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    email: components["schemas"]["AccountEmail"];
                    newPassword: components["schemas"]["NewPassword"];
                    confirmPassword: components["schemas"]["RepeatedPassword"];
                    exchangeId: components["schemas"]["ExchangeId"];
                    tfaCode?: components["schemas"]["AccountAppCode"];
                    otp: components["schemas"]["AccountMailCode"];
                };
            };
        };
        responses: {
            /** @description The password was changed */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusCodeMessage"];
                };
            };
            /** @description The password was not changed */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many codes were tried from unknown devices */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    email: components["schemas"]["AccountEmail"];
                    exchange_id: components["schemas"]["ExchangeId"];
                };
            };
        };
        responses: {
            /** @description Accepted; a link is emailed if the address has an account */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            /** @description Rejected */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    forgotCode: components["schemas"]["MailedLinkToken"];
                    newPassword: components["schemas"]["NewPassword"];
                    confirmPassword: components["schemas"]["RepeatedPassword"];
                    exchange_id?: components["schemas"]["ExchangeId"];
                };
            };
        };
        responses: {
            /** @description The password was changed */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            /** @description The password was not changed */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyAccount: {
        parameters: {
            query?: {
                /**
                 * @description The exchange id
                 * @example 1
                 */
                exchange_id?: components["parameters"]["ExchangeId"];
            };
            header?: never;
            path: {
                /** @description The token from the emailed link */
                token: components["schemas"]["MailedLinkToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The email address was verified */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountVerifiedAnswer"];
                };
            };
            /** @description Verification failed */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    email: components["schemas"]["AccountEmail"];
                    exchange_id?: components["schemas"]["ExchangeId"];
                };
            };
        };
        responses: {
            /** @description Accepted; a link is emailed if the address belongs to an account that isn't verified */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            /** @description Rejected */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmLoginActivity: {
        parameters: {
            query?: {
                /**
                 * @description The exchange id
                 * @example 1
                 */
                exchange_id?: components["parameters"]["ExchangeId"];
            };
            header?: never;
            path: {
                /** @description The token from the emailed link */
                token: components["schemas"]["MailedLinkToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The device and network are known from now on */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            /** @description Verification failed */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    disableTfaByLink: {
        parameters: {
            query?: {
                /**
                 * @description The exchange id
                 * @example 1
                 */
                exchange_id?: components["parameters"]["ExchangeId"];
            };
            header?: never;
            path: {
                /** @description The token from the emailed link */
                token: components["schemas"]["MailedLinkToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Two-factor authentication is off */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            /** @description Two-factor authentication was not changed */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestTfaReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    email: components["schemas"]["AccountEmail"];
                    password: components["schemas"]["CurrentPassword"];
                    exchange_id?: components["schemas"]["ExchangeId"];
                };
            };
        };
        responses: {
            /** @description Accepted; a link is emailed if the details match */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            /** @description Rejected */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    generateTfaOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    unique_id: components["schemas"]["AccountUserId"];
                    /**
                     * @description The change to make
                     * @enum {string}
                     */
                    tfaStatus: "Enable" | "Disable";
                    exchange_id?: components["schemas"]["ExchangeId"];
                };
            };
        };
        responses: {
            /** @description The code has been emailed */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            400: components["responses"]["InvalidField"];
            401: components["responses"]["LoggedOut"];
            403: components["responses"]["NotAllowed"];
            /** @description No code was emailed */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyTfaOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    unique_id: components["schemas"]["AccountUserId"];
                    otp: components["schemas"]["AccountMailCode"];
                    exchange_id?: components["schemas"]["ExchangeId"];
                };
            };
        };
        responses: {
            /** @description Verified; the authenticator code comes next */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            /** @description Verification failed */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["LoggedOut"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    tfaStatus: {
        parameters: {
            query: {
                /**
                 * @description The trader's id
                 * @example u-1001
                 */
                uniqueId: components["schemas"]["AccountUserId"];
                /**
                 * @description The exchange id
                 * @example 1
                 */
                exchangeId: components["schemas"]["ExchangeId"];
                /**
                 * @description The trader's email address
                 * @example trader@example.com
                 */
                email: components["schemas"]["AccountEmail"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TfaStatusAnswer"];
                };
            };
            400: components["responses"]["InvalidField"];
            401: components["responses"]["LoggedOut"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkSession: {
        parameters: {
            query: {
                /**
                 * @description The `checkToken` from the login response, or its `token` if there is none
                 * @example session-token-of-u-1001
                 */
                token: string;
                /**
                 * @description The exchange id
                 * @example 1
                 */
                exchange_id?: components["parameters"]["ExchangeId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token is valid */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            400: components["responses"]["InvalidField"];
            401: components["responses"]["LoggedOut"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    exchange_id?: components["schemas"]["ExchangeId"];
                };
            };
        };
        responses: {
            /** @description The session has ended */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            400: components["responses"]["InvalidField"];
            401: components["responses"]["LoggedOut"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    switchTfa: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    unique_id: components["schemas"]["AccountUserId"];
                    code?: components["schemas"]["AccountAppCode"];
                    exchange_id?: components["schemas"]["ExchangeId"];
                };
            };
        };
        responses: {
            /** @description Two-factor authentication was turned on or off */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SwitchedTfa"];
                };
            };
            /** @description Two-factor authentication was not changed */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusRefusal"];
                };
            };
            401: components["responses"]["StatusLoggedOut"];
            /** @description Two-factor authentication was not changed */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusRefusal"];
                };
            };
            /** @description Two-factor authentication was not changed */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusRefusal"];
                };
            };
            413: components["responses"]["StatusTooLarge"];
            415: components["responses"]["StatusWrongMediaType"];
            429: components["responses"]["StatusTooManyTries"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    makeRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    unique_id: components["schemas"]["AccountUserId"];
                    code?: components["schemas"]["AccountAppCode"];
                    exchange_id?: components["schemas"]["ExchangeId"];
                };
            };
        };
        responses: {
            /** @description The new codes */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeRecoveryCodes"];
                };
            };
            /** @description No codes were made */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusRefusal"];
                };
            };
            401: components["responses"]["StatusLoggedOut"];
            403: components["responses"]["StatusNotAllowed"];
            /** @description No codes were made */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusRefusal"];
                };
            };
            413: components["responses"]["StatusTooLarge"];
            415: components["responses"]["StatusWrongMediaType"];
            429: components["responses"]["StatusTooManyTries"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    generateMailAuthOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    unique_id: components["schemas"]["AccountUserId"];
                    /**
                     * @description The change to make
                     * @enum {string}
                     */
                    mailAuth: "Enable" | "Disable";
                    exchange_id?: components["schemas"]["ExchangeId"];
                };
            };
        };
        responses: {
            /** @description The code has been emailed */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            400: components["responses"]["InvalidField"];
            401: components["responses"]["LoggedOut"];
            403: components["responses"]["NotAllowed"];
            /** @description No code was emailed */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    switchMailAuth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    unique_id: components["schemas"]["AccountUserId"];
                    code?: components["schemas"]["AccountAppCode"];
                    exchange_id?: components["schemas"]["ExchangeId"];
                };
            };
        };
        responses: {
            /** @description Sign-in codes by email were turned on or off */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusMessage"];
                };
            };
            /** @description Nothing was changed */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusRefusal"];
                };
            };
            401: components["responses"]["StatusLoggedOut"];
            /** @description Nothing was changed */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusRefusal"];
                };
            };
            /** @description Nothing was changed */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusRefusal"];
                };
            };
            413: components["responses"]["StatusTooLarge"];
            415: components["responses"]["StatusWrongMediaType"];
            429: components["responses"]["StatusTooManyTries"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    user_id: components["schemas"]["AccountUserId"];
                    oldPassword: components["schemas"]["CurrentPassword"];
                    newPassword: components["schemas"]["NewPassword"];
                    confirmPassword: components["schemas"]["RepeatedPassword"];
                    code?: components["schemas"]["AccountAppCode"];
                    exchange_id?: components["schemas"]["ExchangeId"];
                };
            };
        };
        responses: {
            /** @description The password was changed */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            /** @description The password was not changed */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["LoggedOut"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    sessions: {
        parameters: {
            query?: {
                /**
                 * @description The exchange id
                 * @example 1
                 */
                exchange_id?: components["parameters"]["ExchangeId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsAnswer"];
                };
            };
            400: components["responses"]["InvalidField"];
            401: components["responses"]["LoggedOut"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The session's `id` */
                    session_id: string;
                    exchange_id?: components["schemas"]["ExchangeId"];
                };
            };
        };
        responses: {
            /** @description The session is no longer valid */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            400: components["responses"]["InvalidField"];
            401: components["responses"]["LoggedOut"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    exchange_id?: components["schemas"]["ExchangeId"];
                };
            };
        };
        responses: {
            /** @description Only the current session is valid */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            400: components["responses"]["InvalidField"];
            401: components["responses"]["LoggedOut"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    securityLog: {
        parameters: {
            query?: {
                /**
                 * @description The exchange id
                 * @example 1
                 */
                exchange_id?: components["parameters"]["ExchangeId"];
                /**
                 * @description Only entries before this point: the `next` of the previous response
                 * @example 2026-03-04T18:05:12.000Z-118
                 */
                before?: string;
                /**
                 * @description The maximum number of entries, 20 by default
                 * @example 20
                 */
                limit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the log */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecurityLogAnswer"];
                };
            };
            /** @description Rejected */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["LoggedOut"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    setCodeFirst: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @enum {string} */
                    codeFirst: "Enable" | "Disable";
                    code?: components["schemas"]["AccountAppCode"];
                    exchange_id?: components["schemas"]["ExchangeId"];
                };
            };
        };
        responses: {
            /** @description In effect from the next attempt */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            /** @description Rejected */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["LoggedOut"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    setAntiPhishingWord: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Letters and digits of any script, single spaces and hyphens, 4 to 20 characters; or empty. The
                     *     pattern knows those of ASCII only, and takes every other character outside ASCII.
                     */
                    word: string;
                    code?: components["schemas"]["AccountAppCode"];
                    exchange_id?: components["schemas"]["ExchangeId"];
                };
            };
        };
        responses: {
            /** @description The word was set, changed or removed */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            /** @description Rejected */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["LoggedOut"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    passkeys: {
        parameters: {
            query?: {
                /**
                 * @description The exchange id
                 * @example 1
                 */
                exchange_id?: components["parameters"]["ExchangeId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passkeys */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeysAnswer"];
                };
            };
            400: components["responses"]["InvalidField"];
            401: components["responses"]["LoggedOut"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    passkeyAddOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    code?: components["schemas"]["AccountAppCode"];
                    oldPassword?: components["schemas"]["CurrentPassword"];
                    exchange_id?: components["schemas"]["ExchangeId"];
                };
            };
        };
        responses: {
            /** @description The options */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            /** @description Nothing was begun */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["LoggedOut"];
            403: components["responses"]["NotAllowed"];
            /** @description Nothing was begun */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    credential: components["schemas"]["PasskeyCredential"];
                    name: components["schemas"]["PasskeyName"];
                    exchange_id?: components["schemas"]["ExchangeId"];
                };
            };
        };
        responses: {
            /** @description The passkey was added */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedPasskey"];
                };
            };
            /** @description Nothing was added */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["LoggedOut"];
            403: components["responses"]["NotAllowed"];
            /** @description Nothing was added */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    id: components["schemas"]["PasskeyId"];
                    name: components["schemas"]["PasskeyName"];
                    exchange_id?: components["schemas"]["ExchangeId"];
                };
            };
        };
        responses: {
            /** @description Renamed */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            400: components["responses"]["InvalidField"];
            401: components["responses"]["LoggedOut"];
            403: components["responses"]["NotAllowed"];
            /** @description There is no such passkey */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    id: components["schemas"]["PasskeyId"];
                    code?: components["schemas"]["AccountAppCode"];
                    oldPassword?: components["schemas"]["CurrentPassword"];
                    exchange_id?: components["schemas"]["ExchangeId"];
                };
            };
        };
        responses: {
            /** @description There is no such passkey any more */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            /** @description Nothing was removed */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["LoggedOut"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    passkeyConfirmOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    exchange_id?: components["schemas"]["ExchangeId"];
                };
            };
        };
        responses: {
            /** @description The options */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            400: components["responses"]["InvalidField"];
            401: components["responses"]["LoggedOut"];
            403: components["responses"]["NotAllowed"];
            /** @description There is nothing to confirm with */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmByPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    credential: components["schemas"]["PasskeyCredential"];
                    exchange_id?: components["schemas"]["ExchangeId"];
                };
            };
        };
        responses: {
            /** @description The next change is confirmed */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            /** @description Nothing was confirmed */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["LoggedOut"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    passkeySignInOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    exchange_id?: components["schemas"]["ExchangeId"];
                };
            };
        };
        responses: {
            /** @description The options */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            400: components["responses"]["InvalidField"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    passkeySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    credential: components["schemas"]["PasskeyCredential"];
                    exchange_id?: components["schemas"]["ExchangeId"];
                };
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["InvalidField"];
            /** @description Nobody was signed in */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The trader cannot sign in yet */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    apiKeys: {
        parameters: {
            query?: {
                /**
                 * @description The exchange id
                 * @example 1
                 */
                exchange_id?: components["parameters"]["ExchangeId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeysAnswer"];
                };
            };
            400: components["responses"]["InvalidField"];
            401: components["responses"]["LoggedOut"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    userProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    exchange_id: components["schemas"]["ExchangeId"];
                    user_id: components["schemas"]["AccountUserId"];
                };
            };
        };
        responses: {
            /** @description The profile */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfileAnswer"];
                };
            };
            400: components["responses"]["InvalidField"];
            401: components["responses"]["LoggedOut"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UpdateUserRequest"];
            };
        };
        responses: {
            /** @description The profile was changed */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            /** @description The profile was not changed */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["LoggedOut"];
            403: components["responses"]["NotAllowed"];
            408: components["responses"]["Stalled"];
            /** @description The profile was not changed */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The profile was not changed */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The profile was not changed */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The profile was not changed */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitKyc: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["KycSubmission"];
            };
        };
        responses: {
            /** @description The documents were submitted for review */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusCodeMessage"];
                };
            };
            /** @description Nothing was submitted */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["LoggedOut"];
            403: components["responses"]["NotAllowed"];
            408: components["responses"]["Stalled"];
            /** @description Nothing was submitted */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing was submitted */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing was submitted */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing was submitted */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendKycPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["KycPictureRequest"];
            };
        };
        responses: {
            /** @description The picture was stored */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KycPictureAnswer"];
                };
            };
            /** @description The picture was not stored; an earlier one is kept */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["LoggedOut"];
            403: components["responses"]["NotAllowed"];
            408: components["responses"]["Stalled"];
            /** @description The picture was not stored; an earlier one is kept */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The picture was not stored; an earlier one is kept */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The picture was not stored; an earlier one is kept */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The picture was not stored; an earlier one is kept */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    documentTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    country_id: components["schemas"]["CountryId"];
                    exchange_id?: components["schemas"]["ExchangeId"];
                };
            };
        };
        responses: {
            /** @description The accepted documents */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentTypesAnswer"];
                };
            };
            400: components["responses"]["InvalidField"];
            401: components["responses"]["LoggedOut"];
            /** @description Rejected */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    countries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    exchange_id?: components["schemas"]["ExchangeId"];
                };
            };
        };
        responses: {
            /** @description The countries, sorted by name */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountriesAnswer"];
                };
            };
            400: components["responses"]["InvalidField"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    referrals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    exchange_id?: components["schemas"]["ExchangeId"];
                };
            };
        };
        responses: {
            /** @description The invitations, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferralsAnswer"];
                };
            };
            400: components["responses"]["InvalidField"];
            401: components["responses"]["LoggedOut"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendReferralCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Up to 20 email addresses, joined by commas; duplicates count once */
                    email: string;
                    exchange_id?: components["schemas"]["ExchangeId"];
                };
            };
        };
        responses: {
            /** @description The invitations have been sent */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusCodeMessage"];
                };
            };
            /** @description No one was invited */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["LoggedOut"];
            /** @description No one was invited */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No one was invited */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    currencyStats: {
        parameters: {
            query?: {
                /**
                 * @description The exchange id
                 * @example 1
                 */
                exchange_id?: components["parameters"]["ExchangeId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status of every coin */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrencyStatsAnswer"];
                };
            };
            400: components["responses"]["InvalidField"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    pairStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PairStatusRequest"];
            };
        };
        responses: {
            /** @description The trading flag of every pair */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PairStatusAnswer"];
                };
            };
            /** @description Rejected */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    incidents: {
        parameters: {
            query?: {
                /**
                 * @description The exchange id
                 * @example 1
                 */
                exchange_id?: components["parameters"]["ExchangeId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The incidents; an empty list if there were none */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentsAnswer"];
                };
            };
            400: components["responses"]["InvalidField"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    readiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ready */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthAnswer"];
                };
            };
            400: components["responses"]["InvalidField"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            /** @description Not ready */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthAnswer"];
                };
            };
        };
    };
    liveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Alive */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthAnswer"];
                };
            };
            400: components["responses"]["InvalidField"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
        };
    };
    fees: {
        parameters: {
            query: {
                /**
                 * @description The exchange id
                 * @example 1
                 */
                exchangeId: components["schemas"]["ExchangeId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fees, or the name of a database error */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeesAnswer"];
                };
            };
            /** @description Rejected */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    pairPrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PairPricesRequest"];
            };
        };
        responses: {
            /** @description One entry per pair */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PairPricesAnswer"];
                };
            };
            /** @description Rejected */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    favouritePairs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TraderRequest"];
            };
        };
        responses: {
            /** @description The favourites; the list may be empty */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavouritePairsAnswer"];
                };
            };
            400: components["responses"]["InvalidField"];
            401: components["responses"]["LoggedOut"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    addFavouritePair: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["FavouritePairRequest"];
            };
        };
        responses: {
            /** @description The pair is a favourite */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavouritePairAnswer"];
                };
            };
            400: components["responses"]["StatusInvalidField"];
            401: components["responses"]["StatusLoggedOut"];
            403: components["responses"]["StatusNotAllowed"];
            /** @description Rejected */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusRefusal"];
                };
            };
            413: components["responses"]["StatusTooLarge"];
            415: components["responses"]["StatusWrongMediaType"];
            429: components["responses"]["StatusTooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFavouritePair: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["FavouritePairRequest"];
            };
        };
        responses: {
            /** @description The pair is not a favourite */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavouritePairAnswer"];
                };
            };
            400: components["responses"]["StatusInvalidField"];
            401: components["responses"]["StatusLoggedOut"];
            403: components["responses"]["StatusNotAllowed"];
            /** @description Rejected */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusRefusal"];
                };
            };
            413: components["responses"]["StatusTooLarge"];
            415: components["responses"]["StatusWrongMediaType"];
            429: components["responses"]["StatusTooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    estimateUsd: {
        parameters: {
            query: {
                /**
                 * @description The exchange id
                 * @example 1
                 */
                exchange_id?: components["parameters"]["ExchangeId"];
                /**
                 * @description The pair
                 * @example XDC-ETH
                 */
                pair: components["schemas"]["PairName"];
                /**
                 * @description A price in the pair's quote currency
                 * @example 0.00002161
                 */
                price: components["schemas"]["DecimalText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price in USD */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsdEstimateAnswer"];
                };
            };
            /** @description Rejected */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Rejected */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    dayPrices: {
        parameters: {
            query?: {
                /**
                 * @description The exchange id
                 * @example 1
                 */
                exchange_id?: components["parameters"]["ExchangeId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prices of every pair */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayPricesAnswer"];
                };
            };
            400: components["responses"]["InvalidField"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    candles: {
        parameters: {
            query: {
                /**
                 * @description The exchange id, under the name the chart host uses
                 * @example 1
                 */
                e: components["schemas"]["ExchangeId"];
                /**
                 * @description The base currency
                 * @example XDC
                 */
                fsym: components["schemas"]["CurrencySymbol"];
                /**
                 * @description The quote currency
                 * @example USDT
                 */
                tsym: components["schemas"]["CurrencySymbol"];
                /**
                 * @description End of the range (exclusive), in seconds since 1970
                 * @example 1768471200
                 */
                to: number;
                /**
                 * @description Start of the range (inclusive), in seconds since 1970
                 * @example 1768435200
                 */
                from: number;
                /**
                 * @description The maximum number of candles; the newest in the range are returned
                 * @example 2000
                 */
                limit?: number;
                /**
                 * @description Length of a candle; a bare number means minutes
                 * @example 15
                 */
                resolution: components["schemas"]["CandleResolution"];
            };
            header?: never;
            path: {
                /** @example XDC-USDT */
                pair: components["schemas"]["PairName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The candles, or the reason why there are none */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CandlesAnswer"];
                };
            };
            /** @description Rejected */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Rejected */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderBook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OrderBookRequest"];
            };
        };
        responses: {
            /** @description Both sides of the book */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderBookAnswer"];
                };
            };
            /** @description Rejected */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Rejected */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    mirroredOrderBook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["MirroredOrderBookRequest"];
            };
        };
        responses: {
            /** @description Both sides of the book */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderBookAnswer"];
                };
            };
            400: components["responses"]["InvalidField"];
            /** @description Rejected */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    tape: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TapeRequest"];
            };
        };
        responses: {
            /** @description The latest trades */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TapeAnswer"];
                };
            };
            400: components["responses"]["InvalidField"];
            /** @description Rejected */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    tapeModels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TapeModelsRequest"];
            };
        };
        responses: {
            /** @description The latest trades */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TapeModelsAnswer"];
                };
            };
            400: components["responses"]["InvalidField"];
            /** @description Rejected */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    tapeEthUsdt: {
        parameters: {
            query?: {
                /**
                 * @description The exchange id
                 * @example 1
                 */
                exchange_id?: components["parameters"]["ExchangeId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest trades */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TapeAnswer"];
                };
            };
            400: components["responses"]["InvalidField"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    userTrades: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UserTradesRequest"];
            };
        };
        responses: {
            /** @description One page of past orders */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderHistoryAnswer"];
                };
            };
            400: components["responses"]["InvalidField"];
            401: components["responses"]["LoggedOut"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    openOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OpenOrdersRequest"];
            };
        };
        responses: {
            /** @description The open orders; the list may be empty */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenOrdersAnswer"];
                };
            };
            400: components["responses"]["InvalidField"];
            401: components["responses"]["LoggedOut"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CancelOrderRequest"];
            };
        };
        responses: {
            /** @description Cancelled; the funds reserved for the rest are released */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusCodeMessage"];
                };
            };
            400: components["responses"]["InvalidField"];
            401: components["responses"]["LoggedOut"];
            /** @description Rejected */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Rejected */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyOrders"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["Unconfirmed"];
        };
    };
    placeOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NewOrderRequest"];
            };
        };
        responses: {
            /** @description The order was accepted and stored durably */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewOrderAnswer"];
                };
            };
            /** @description Rejected; nothing was reserved */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["LoggedOut"];
            403: components["responses"]["NotAllowed"];
            /** @description Rejected; nothing was reserved */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Rejected; nothing was reserved */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyOrders"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["Unconfirmed"];
        };
    };
    placeSwapOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NewOrderRequest"];
            };
        };
        responses: {
            /** @description The order was accepted and stored durably */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewOrderAnswer"];
                };
            };
            /** @description Rejected; nothing was reserved */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["LoggedOut"];
            403: components["responses"]["NotAllowed"];
            /** @description Rejected; nothing was reserved */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Rejected; nothing was reserved */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyOrders"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["Unconfirmed"];
        };
    };
    balances: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TraderRequest"];
            };
        };
        responses: {
            /** @description The balances */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalancesAnswer"];
                };
            };
            400: components["responses"]["InvalidField"];
            401: components["responses"]["LoggedOut"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderHistory: {
        parameters: {
            query: {
                /**
                 * @description The exchange id
                 * @example 1
                 */
                exchange_id?: components["parameters"]["ExchangeId"];
                /**
                 * @description Only pairs with this currency; all pairs if left out
                 * @example XDC
                 */
                curr?: components["schemas"]["CurrencySymbol"];
                /**
                 * @description The trader's own id
                 * @example u-1001
                 */
                userid: components["schemas"]["TraderId"];
                /**
                 * @description Whether a cached response is acceptable; the application sends `false`
                 * @example false
                 */
                cache?: boolean;
                /**
                 * @description Only orders on this pair or in this currency
                 * @example XDC-USDT
                 */
                currency?: string;
                /**
                 * @description Only the order that was sent with this id, in whatever state: also one that is open and not filled at all.
                 *     Other filters don't apply.
                 * @example 7d1f0a52-91b4-4c5e-9d53-0f4c2a6be101
                 */
                client_order_id?: components["schemas"]["ClientOrderId"];
                /**
                 * @description Only orders at or after this time
                 * @example 2026-01-01T00:00:00Z
                 */
                from?: components["schemas"]["DateTime"];
                /**
                 * @description Only orders before this time
                 * @example 2026-01-31T00:00:00Z
                 */
                to?: components["schemas"]["DateTime"];
                /**
                 * @description The page, counted from 1
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Rows per page
                 * @example 10
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order history; the list may be empty */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderHistoryAnswer"];
                };
            };
            /** @description Rejected */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["LoggedOut"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderFills: {
        parameters: {
            query: {
                /**
                 * @description The exchange id
                 * @example 1
                 */
                exchange_id?: components["parameters"]["ExchangeId"];
                /**
                 * @description The `uniqueId` of the order
                 * @example o-7001
                 */
                order_id: string;
                /**
                 * @description The page, counted from 1
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Rows per page
                 * @example 500
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fills; the list may be empty */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderFillsAnswer"];
                };
            };
            400: components["responses"]["InvalidField"];
            401: components["responses"]["LoggedOut"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["WithdrawRequest"];
            };
        };
        responses: {
            /** @description The withdrawal was accepted, unless the message indicates a failure */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawAnswer"];
                };
            };
            /** @description Rejected; no coins were moved */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["LoggedOut"];
            /** @description Rejected; no coins were moved */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["UnknownCoin"];
            /** @description Rejected; no coins were moved */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["Unconfirmed"];
        };
    };
    generateWithdrawalOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["WithdrawalOtpRequest"];
            };
        };
        responses: {
            /** @description The code was emailed, unless the message indicates a failure */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusCodeMessage"];
                };
            };
            /** @description Rejected; no code was emailed */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["LoggedOut"];
            /** @description Rejected; no code was emailed */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["UnknownCoin"];
            /** @description Rejected; no code was emailed */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            /** @description Rejected; no code was emailed */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CancelWithdrawalRequest"];
            };
        };
        responses: {
            /** @description Cancelled */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawAnswer"];
                };
            };
            400: components["responses"]["InvalidField"];
            401: components["responses"]["LoggedOut"];
            403: components["responses"]["NotAllowed"];
            /** @description Rejected; the withdrawal was not changed */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Rejected; the withdrawal was not changed */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["Unconfirmed"];
        };
    };
    portfolio: {
        parameters: {
            query?: {
                /**
                 * @description The exchange id
                 * @example 1
                 */
                exchange_id?: components["parameters"]["ExchangeId"];
                /**
                 * @description How many days back `days` goes, today included
                 * @example 90
                 */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The portfolio */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioAnswer"];
                };
            };
            400: components["responses"]["InvalidField"];
            401: components["responses"]["LoggedOut"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    portfolioStatement: {
        parameters: {
            query: {
                /**
                 * @description The exchange id
                 * @example 1
                 */
                exchange_id?: components["parameters"]["ExchangeId"];
                /**
                 * @description The year
                 * @example 2026
                 */
                year: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statement; both lists may be empty */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioStatementAnswer"];
                };
            };
            400: components["responses"]["InvalidField"];
            401: components["responses"]["LoggedOut"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawalAddresses: {
        parameters: {
            query?: {
                /**
                 * @description The exchange id
                 * @example 1
                 */
                exchange_id?: components["schemas"]["ExchangeId"];
                /**
                 * @description Only addresses of this coin
                 * @example XDC
                 */
                currency?: components["schemas"]["WalletCurrency"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address book */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedAddressesAnswer"];
                };
            };
            400: components["responses"]["InvalidField"];
            401: components["responses"]["LoggedOut"];
            /** @description Rejected */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveWithdrawalAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SaveAddressRequest"];
            };
        };
        responses: {
            /** @description The entry after the change */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedAddressAnswer"];
                };
            };
            /** @description Rejected; the address book was not changed */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["LoggedOut"];
            403: components["responses"]["NotAllowed"];
            /** @description Rejected; the address book was not changed */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Rejected; the address book was not changed */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeWithdrawalAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RemoveAddressRequest"];
            };
        };
        responses: {
            /** @description The entry is no longer in the address book */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusCodeMessage"];
                };
            };
            /** @description Rejected; the address book was not changed */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["LoggedOut"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    setNewAddressWait: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["NewAddressWaitRequest"];
            };
        };
        responses: {
            /** @description The wait after the change */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewAddressWaitAnswer"];
                };
            };
            /** @description Rejected; nothing was changed */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["LoggedOut"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    depositAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["DepositAddressRequest"];
            };
        };
        responses: {
            /** @description The address, as an object under `message` */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositAddressAnswer"];
                };
            };
            400: components["responses"]["StatusInvalidField"];
            401: components["responses"]["StatusLoggedOut"];
            403: components["responses"]["StatusNotAllowed"];
            /** @description Rejected */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusRefusal"];
                };
            };
            /** @description Rejected */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusRefusal"];
                };
            };
            413: components["responses"]["StatusTooLarge"];
            415: components["responses"]["StatusWrongMediaType"];
            429: components["responses"]["StatusTooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    wallet: {
        parameters: {
            query: {
                /**
                 * @description The trader's `uniqueId`
                 * @example u-1001
                 */
                userid: string;
                /**
                 * @description Always false; cached figures are not acceptable
                 * @example false
                 */
                cache: "false";
                /**
                 * @description The exchange id
                 * @example 1
                 */
                exchange_id?: components["parameters"]["ExchangeId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row per coin */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletAnswer"];
                    "text/html": string;
                };
            };
            400: components["responses"]["InvalidField"];
            401: components["responses"]["LoggedOut"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    transactionHistory: {
        parameters: {
            query: {
                /**
                 * @description Which of the two lists
                 * @example Deposit
                 */
                type: "Deposit" | "Withdraw";
                /**
                 * @description The trader's `uniqueId`
                 * @example u-1001
                 */
                uniqueId: string;
                /**
                 * @description The exchange id
                 * @example 1
                 */
                exchangeId: components["schemas"]["ExchangeId"];
                /**
                 * @description Only this coin
                 * @example XDC
                 */
                currency?: components["schemas"]["WalletCurrency"];
                /**
                 * @description Only rows created at or after this time
                 * @example 2026-02-01T00:00:00.000Z
                 */
                from?: components["schemas"]["DateTime"];
                /**
                 * @description Only rows created before this time
                 * @example 2026-03-01T00:00:00.000Z
                 */
                to?: components["schemas"]["DateTime"];
                /**
                 * @description The page, counted from 1
                 * @example 1
                 */
                page?: string;
                /**
                 * @description Rows per page, at most 500
                 * @example 100
                 */
                limit?: string;
                /**
                 * @description Only the withdrawal with this client-chosen id
                 * @example 5f2b3c1e-8a4d-4f0b-9c67-1d2e3f405162
                 */
                client_withdrawal_id?: components["schemas"]["ClientWithdrawalId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionHistoryAnswer"];
                };
            };
            /** @description Rejected */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["LoggedOut"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    initiateStaking: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["StakeRequest"];
            };
        };
        responses: {
            /** @description Staked */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StakeAnswer"];
                };
            };
            /** @description Rejected; nothing was staked */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["LoggedOut"];
            /** @description Rejected; nothing was staked */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Rejected; nothing was staked */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["Unconfirmed"];
        };
    };
    initiateFixedStaking: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["StakeRequest"];
            };
        };
        responses: {
            /** @description Staked */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StakeAnswer"];
                };
            };
            /** @description Rejected; nothing was staked */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["LoggedOut"];
            /** @description Rejected; nothing was staked */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Rejected; nothing was staked */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["Unconfirmed"];
        };
    };
    stakingDetails: {
        parameters: {
            query?: {
                /**
                 * @description The exchange id
                 * @example 1
                 */
                exchange_id?: components["parameters"]["ExchangeId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stakes, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StakingDetailsAnswer"];
                };
            };
            400: components["responses"]["InvalidField"];
            401: components["responses"]["LoggedOut"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeStaking: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["StakeChangeRequest"];
            };
        };
        responses: {
            /** @description Revoked */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            /** @description Rejected; the stake was not changed */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["LoggedOut"];
            /** @description Rejected; the stake was not changed */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Rejected; the stake was not changed */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Rejected; the stake was not changed */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["Unconfirmed"];
        };
    };
    disableAutoRenewal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["StakeChangeRequest"];
            };
        };
        responses: {
            /** @description Turned off */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            /** @description Rejected; the stake was not changed */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["LoggedOut"];
            /** @description Rejected; the stake was not changed */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Rejected; the stake was not changed */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Rejected; the stake was not changed */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["Unconfirmed"];
        };
    };
    stakingRewards: {
        parameters: {
            query?: {
                /**
                 * @description The exchange id
                 * @example 1
                 */
                exchange_id?: components["parameters"]["ExchangeId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rewards, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StakingRewardsAnswer"];
                };
            };
            400: components["responses"]["InvalidField"];
            401: components["responses"]["LoggedOut"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    stakingPool: {
        parameters: {
            query?: {
                /**
                 * @description The exchange id
                 * @example 1
                 */
                exchange_id?: components["parameters"]["ExchangeId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state of the pool */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StakingPoolAnswer"];
                };
            };
            400: components["responses"]["InvalidField"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitSwapRatio: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SwapRatioRequest"];
            };
        };
        responses: {
            /** @description The request was accepted */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SwapRatioAnswer"];
                };
            };
            /** @description Rejected */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusRefusal"];
                };
            };
            401: components["responses"]["StatusLoggedOut"];
            /** @description Rejected */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusRefusal"];
                };
            };
            /** @description Rejected */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusRefusal"];
                };
            };
            413: components["responses"]["StatusTooLarge"];
            415: components["responses"]["StatusWrongMediaType"];
            429: components["responses"]["StatusTooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["Unconfirmed"];
        };
    };
    swapRatioDetails: {
        parameters: {
            query?: {
                /**
                 * @description The exchange id
                 * @example 1
                 */
                exchange_id?: components["parameters"]["ExchangeId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SwapRatioDetailsAnswer"];
                };
            };
            400: components["responses"]["InvalidField"];
            401: components["responses"]["LoggedOut"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    swap: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SwapRequest"];
            };
        };
        responses: {
            /** @description Swapped, unless the status is 0 */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusMessage"];
                };
            };
            /** @description Rejected; nothing was swapped */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SwapRefusal"];
                };
            };
            /** @description Rejected; nothing was swapped */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SwapRefusal"];
                };
            };
            /** @description Rejected; nothing was swapped */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SwapRefusal"];
                };
            };
            /** @description Rejected; nothing was swapped */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SwapRefusal"];
                };
            };
            /** @description Rejected; nothing was swapped */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SwapRefusal"];
                };
            };
            /** @description Rejected; nothing was swapped */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SwapRefusal"];
                };
            };
            /** @description Rejected; nothing was swapped */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SwapRefusal"];
                };
            };
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["Unconfirmed"];
        };
    };
    requestOtc: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OtcRequest"];
            };
        };
        responses: {
            /** @description The enquiry was accepted */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusRequestTaken"];
                };
            };
            /** @description Rejected */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusRefusal"];
                };
            };
            /** @description Rejected */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusRefusal"];
                };
            };
            413: components["responses"]["StatusTooLarge"];
            415: components["responses"]["StatusWrongMediaType"];
            429: components["responses"]["StatusTooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPartnership: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PartnershipRequest"];
            };
        };
        responses: {
            /** @description The enquiry was accepted */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusRequestTaken"];
                };
            };
            /** @description Rejected */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusRefusal"];
                };
            };
            /** @description Rejected */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusRefusal"];
                };
            };
            413: components["responses"]["StatusTooLarge"];
            415: components["responses"]["StatusWrongMediaType"];
            429: components["responses"]["StatusTooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    contactSupport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ContactRequest"];
            };
        };
        responses: {
            /** @description The ticket was opened */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusRequestTaken"];
                };
            };
            /** @description Rejected */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusRefusal"];
                };
            };
            /** @description Rejected */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusRefusal"];
                };
            };
            413: components["responses"]["StatusTooLarge"];
            415: components["responses"]["StatusWrongMediaType"];
            429: components["responses"]["StatusTooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestErc20Asset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["Erc20AssetRequest"];
            };
        };
        responses: {
            /** @description The request was accepted */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestTaken"];
                };
            };
            /** @description Rejected */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Rejected */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestOtherAsset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OtherAssetRequest"];
            };
        };
        responses: {
            /** @description The request was accepted */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestTaken"];
                };
            };
            /** @description Rejected */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Rejected */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    onPairOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pair: components["schemas"]["PairName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PairOrderEvent"];
            };
        };
        responses: {
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pair: components["schemas"]["PairName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookEvent"];
            };
        };
        responses: {
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTrade: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pair: components["schemas"]["PairName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TradeEvent"];
            };
        };
        responses: {
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTape: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pair: components["schemas"]["PairName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TapeEvent"];
            };
        };
        responses: {
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onFees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Fees"];
            };
        };
        responses: {
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPairStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PairStatsEvent"];
            };
        };
        responses: {
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPairVolume: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PairVolumeEvent"];
            };
        };
        responses: {
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onUsdPrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsdPricesEvent"];
            };
        };
        responses: {
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOrdersMatched: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatchEvent"];
            };
        };
        responses: {
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onUserTrade: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["schemas"]["TraderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserTradeEvent"];
            };
        };
        responses: {
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOrderCancel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCancelEvent"];
            };
        };
        responses: {
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onUserOrderCancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["schemas"]["TraderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserOrderCancelEvent"];
            };
        };
        responses: {
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onUserOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["schemas"]["TraderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserOrderEvent"];
            };
        };
        responses: {
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onAnyTrade: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnyTradeEvent"];
            };
        };
        responses: {
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCurrencyStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrencyStats"];
            };
        };
        responses: {
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPairStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PairStatusEvent"];
            };
        };
        responses: {
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onKycStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["schemas"]["TraderId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["IgnoredPayload"];
            };
        };
        responses: {
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onDeposit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["schemas"]["TraderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositEvent"];
            };
        };
        responses: {
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["schemas"]["TraderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalEvent"];
            };
        };
        responses: {
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onReferral: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["schemas"]["TraderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferralEvent"];
            };
        };
        responses: {
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRatioSwap: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["schemas"]["TraderId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["IgnoredPayload"];
            };
        };
        responses: {
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onStake: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["schemas"]["TraderId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["IgnoredPayload"];
            };
        };
        responses: {
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    joinPair: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinPair"];
            };
        };
        responses: {
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    leavePair: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeavePair"];
            };
        };
        responses: {
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    sendPing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Heartbeat"];
            };
        };
        responses: {
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPong: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Heartbeat"];
            };
        };
        responses: {
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRefusal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LiveRefusal"];
            };
        };
        responses: {
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
