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
         * @description A link to verify the address is mailed. While registration is stopped every request is refused with 403.
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
         * Log in, or finish logging in with a code
         * @description A token in the answer means that the trader is in. It is read from `token`, else from `data.token`.
         *
         *     An answer without a token asks for one more step:
         *
         *     - `Please Enter 2FA`, or `tfaStatus` on: the same call again with the app's code in `otp`
         *     - `tfaStatus` off and `mailAuth` on: the same call again with the mailed code in `otp`
         *     - `forceResetPwd` on: `POST /user/reset_expired_password`, with the code that was mailed just now
         *
         *     A login from a place not seen before is refused with 422 and a socket token, and a code is mailed:
         *     `POST /user/verifyNewLoginActivity`, then the same login again.
         *
         *     The same call without `otp` mails a fresh code.
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
         * Mail a fresh code for new login activity
         * @description Where the answer brings a socket token, it replaces the earlier one.
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
         * Confirm new login activity with the mailed code
         * @description The answer carries no token. The login is sent once more and is then no longer new.
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
         * @description The mailed code comes with the login answer that says the password has expired. The app's code is wanted while two-factor is on.
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
         * Mail a link to choose a new password
         * @description The answer is the same whether the address has an account or not.
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
        /** Choose a new password with the code of a mailed link */
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
         * Verify the address of a new account
         * @description The mailed link opens a page of the application, which makes this call.
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
    "/user/updateLoginDetails/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Confirm new login activity with a mailed link */
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
         * Turn two-factor off with a mailed link
         * @description The link is valid for 30 minutes. `POST /user/request_tfa_reset` mails it.
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
         * Mail a link that turns two-factor off
         * @description For a trader who has lost the authenticator app. The answer is the same for known and unknown addresses, for right and wrong passwords.
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
         * Mail the code that starts switching two-factor
         * @description Before two-factor is turned on, the set-up secret for the authenticator app is in `tfaCode` of the profile from
         *     this call until two-factor is on. Asked for again while a set-up is under way, the secret stays the same.
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
        /** Verify the mailed code before two-factor is switched */
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
        /** Whether two-factor is on */
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
         * Whether a token still holds
         * @description The token to check stands in the query. `please login again` in the message ends the session, whatever the HTTP status.
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
         * @description The token of the call holds no longer, and live connections that were made with it are closed.
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
         * Switch two-factor on or off with the app's code
         * @description `POST /user/verify_email_otp_for_tfa` comes first, in the same session. What was asked for when the code was
         *     mailed is done, and nothing else: a second tab cannot undo what the first one did. A message with `disabled` in
         *     it means that it was turned off. Turned on, withdrawals wait for 24 hours.
         */
        post: operations["switchTfa"];
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
         * @description While two-factor is on, the app's code is wanted in `code`. Every other session of the account ends, and
         *     withdrawals wait for 24 hours.
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
         * @description Sessions that still hold, the one used last first. The trader is the one of the token.
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
         * End one session of the trader's
         * @description Its token holds no longer, and its live connections are closed. A session that has ended already, or that is
         *     not the trader's, changes nothing and is answered the same, so a call without an answer may be repeated.
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
        /** End every session of the trader's but this one */
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
         * What happened to the trader's account
         * @description Sign-ins, changes, withdrawals and refusals, newest first. `next` of an answer is the `before` of the one after
         *     it; where there is no `next`, the log ends.
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
         * Choose the word that stands in every email to the trader
         * @description An empty word takes the present one away. The word is in the profile as `antiPhishingWord`. A notice of the
         *     change is mailed, with the new word in it.
         */
        post: operations["setAntiPhishingWord"];
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
         * @description Secrets are never in this answer.
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
         * @description The email address cannot be changed. Without a new picture the old one stays. `country` is the name of the
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
         * @description Approval takes 24 to 48 working hours. A second submission takes the place of the first, which it may name by the
         *     ids of the profile's `kyc`. Once the identity is approved nothing more is taken.
         *
         *     The three pictures come with the call in `doc_image`, or were sent before, one by one, with `kyc_picture`, and are
         *     named in `picture_ids`.
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
         * Send one picture before the documents are submitted
         * @description Keeps a picture for a day, until `update_kyc` names it in `picture_ids`. Another picture of the same side takes
         *     its place, so that a broken connection costs one picture and not all three.
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
        /** The documents a country's residents may show */
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
         * All countries with their dial codes
         * @description Nothing needs to be sent.
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
         * Whom the trader invited, and the rewards
         * @description Nothing needs to be sent.
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
        /** Which pairs may be traded */
        post: operations["pairStatus"];
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
         * Whether the server can do its work now
         * @description For load balancers and operators. Ready means that the database answers and orders are taken.
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
         * @description Asks no database. A process that does not answer should be restarted.
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
         * @description Trading fees are percentages, used as they are, without a divisor. A database error name in the answer means that
         *     there is no fee data.
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
         * @description High, low, volume and change are those of the last 24 hours.
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
         * Make a pair a favourite
         * @description Adding a favourite again changes nothing and goes well.
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
         * Make a pair a favourite no longer
         * @description Removing what is no favourite changes nothing and goes well.
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
        /** What a price of a pair is in USD */
        get: operations["estimateUsd"];
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
         * @description Columns in the manner of the UDF protocol: the entries at one index make one candle, oldest first. A failure
         *     means no data.
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
         * @description One call gives both sides, the best levels first.
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
        /** The last trades of a pair, newest first */
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
        /** The last trades of a pair without XDC, newest first */
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
        /** The last trades of ETH-USDT, newest first */
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
        /** What the trader can spend, per currency */
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
         * @description The application filters, sorts and pages by itself where a server does not know the extensions.
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
         * @description Needs approved KYC, two-factor authentication that is on for at least 24 hours, the mailed code and the
         *     authenticator's code. The message is read as well: one that tells of Wrong OTP, 2FA or Insufficient Fund is a
         *     failure, whatever the status says. So no success message may contain these words.
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
         * Mail the code that confirms a withdrawal
         * @description The code belongs to this coin and amount. It is valid for two minutes; another one can be asked for after 120
         *     seconds. A message that contains Wrong OTP is a failure, whatever the status says.
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
         * @description The whole amount is available again at once.
         */
        post: operations["cancelWithdrawal"];
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
         * The addresses a trader has saved to withdraw to
         * @description The first that was saved comes first. The trader is the one of the token.
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
         * Save an address to withdraw to, or change one
         * @description Without `id` it is a new entry of the trader's; with one, its label, address and tag are changed, while its coin
         *     stays. The same entry sent once more is answered as it stands, so a call without an answer may be repeated. A
         *     coin has at most 100 entries, and an address with its tag stands in the book once. Saving an address sends
         *     nothing anywhere.
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
         * @description Removing what is not there goes well and changes nothing, so that a call without an answer may be repeated. An
         *     entry is brought back by saving it again.
         */
        post: operations["removeWithdrawalAddress"];
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
         * The address to which a coin is deposited
         * @description The trader is the one of the token; `uniqueId` is not trusted over it.
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
         * Every coin of the trader, with balance and withdrawal limits
         * @description The answer is JSON, or text that starts with the same JSON and goes on with markup. A client reads both: it takes
         *     the JSON at the beginning and drops the rest. The trader is the one of the token; `userid` is not trusted over it.
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
         * Deposits or withdrawals of the trader
         * @description Newest first. Without the extension queries the answer holds everything, and the client filters and pages. The
         *     trader is the one of the token; `uniqueId` is not trusted over it.
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
         * Stake XDC, flexibly
         * @description Amounts are multiples of 100 000 XDC, from 100 000 to 5 000 000. Periods are 3, 6, 9 and 12 months. A flexible stake
         *     can be revoked. It brings a reward at the end of each month from its start; at the end of the period it begins anew
         *     at the rate that is offered then, unless automatic renewal was turned off.
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
         * @description Amounts are multiples of 50 000 XDC, from 100 000 to 5 000 000. Periods are 6 and 12 months. A fixed stake cannot be
         *     revoked. Its reward comes at its end; it then begins anew at the rate that is offered then, unless automatic
         *     renewal was turned off.
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
        /** The stakes of the trader */
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
         * @description Only an active flexible stake can be revoked. The running month brings no reward, and the coins return within 7
         *     days: until then the stake is `revoked`, afterwards `returned`.
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
         * Turn a stake's automatic renewal off
         * @description Only for an active stake whose automatic renewal is on. It cannot be turned on again.
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
        /** The staking rewards of the trader */
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
         * How much is staked, how much can be, and at which rates
         * @description An extension, open to visitors. The cap counts active stakes and revoked ones that have not returned yet. Staking
         *     is stopped (`isOpen` is false) while the operator has it stopped, and while the cap leaves no room for the smallest
         *     stake.
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
         * Apply for a ratio swap of bought XDCE to XDC
         * @description The ratio follows from the buying date (UTC, each period ends at 05:30): 1:1 before 6 Dec 2020, 3:1 until 10 Dec, 5:1
         *     until 20 Dec, 10:1 until 28 Dec 05:30 inclusive. Later purchases are not supported. People check each request, which
         *     takes up to 48 hours. Until then the XDCE is held: it leaves the available balance with this call. An approval pays
         *     amount ÷ ratio in XDC, rounded down; a rejection makes the XDCE available again. A hash belongs to the trader who
         *     used it first, and counts once unless it was rejected.
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
        /** The ratio swap requests of the trader */
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
         * Swap XDCE into XDC at once
         * @description Takes what others offer on XDC-XDCE, at 1: all of it at once, or nothing. Status 0 is the documented failure; it
         *     may come with any HTTP status. A swap has no id, so that one whose answer was lost is not to be sent again before
         *     the balances have been looked at.
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
         * @description Trades start at 10 000 USD. The desk answers within 12 hours.
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
        /** Ask for a partnership */
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
         * @description The chosen query stands in `query` and in `subject`. For Crypto Deposit the sending address is the first line of
         *     `description`.
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
        /** Ask to list an ERC20 token */
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
         * Ask to list a coin that is not an ERC20 token
         * @description The documents do not show this call's answer; it is the one of the ERC20 form.
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
         * @description Amounts are absolute: each level named is replaced, an amount of 0 removes it, levels not named stay. With `seq`
         *     this channel alone changes the book; each event is one higher than the one before. A gap, or a reconnect, calls
         *     for a new snapshot. Without `seq`, `{pair}-trades` and `order-cancel` reduce levels as well.
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
         * @description Where the book has no `seq`, the amount is taken off the level of this price on the side that was not the taker's.
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
         * @description Newest first. A row may come again; its id tells.
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
         * Prices and other figures of pairs changed
         * @description Only pairs that changed need to be in the list.
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
        /** Volumes of pairs changed */
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
        /** Prices of currencies in USD */
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
         * Orders were matched on some pair
         * @description For everybody; says nothing about who traded.
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
         * An order of this trader was filled, wholly or in part
         * @description Private. Goes only to the trader whose token is in the handshake of the socket.
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
         * An order on some pair was cancelled
         * @description For everybody; says nothing about whose order it was. Where the book has no `seq`, the amount is taken off the
         *     level of this price on the order's side.
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
         * @description Private. Goes only to the trader whose token is in the handshake of the socket.
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
         * @description Private. Goes only to the trader whose token is in the handshake of the socket. Comes when an order was placed,
         *     filled or cancelled; the lists are read anew.
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
         * @description For everybody. Does not change the book.
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
         * Deposits or withdrawals of coins were stopped or opened
         * @description The same map as `/get_currency_stats` answers; coins not named stay as they are.
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
         * Trading on pairs was stopped or opened
         * @description Pairs not named stay as they are.
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
         * The identity verification of this trader moved on
         * @description Private. Goes only to the trader whose token is in the handshake of the socket. The payload is ignored; the
         *     profile is read anew.
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
         * A deposit of this trader moved on
         * @description Private, an extension. Goes only to the trader whose token is in the handshake of the socket. Comes when a deposit
         *     is seen, credited, kept, returned or taken back, and for each confirmation until it has those it needs.
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
         * A withdrawal of this trader moved on
         * @description Private, an extension. Goes only to the trader whose token is in the handshake of the socket. Comes with every
         *     step of a withdrawal.
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
         * A reward of this trader was paid, or will not be
         * @description Private, an extension. Goes only to the trader whose token is in the handshake of the socket: to the one who
         *     invited and to the one who was invited. A paid reward is in the balance by then.
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
         * A ratio swap request of this trader was made or decided
         * @description Private, an extension. Goes only to the trader whose token is in the handshake of the socket. The payload is
         *     ignored; the details and the balances are read anew.
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
         * A stake of this trader moved on
         * @description Private, an extension. Goes only to the trader whose token is in the handshake of the socket. Comes when a stake
         *     begins, pays, renews itself, is revoked or ends. The payload is ignored; stakes and rewards are read anew.
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
         * @description From now on the channels of the pair come to this socket. Sent after connecting, once a pong has come, and on
         *     a pair change.
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
        /** Follow a pair no longer */
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
         * Ask whether the server is there
         * @description Needs no payload.
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
         * The answer to ping
         * @description Needs no payload.
         */
        post: operations["onPong"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description Which exchange is meant; the value is a setting */
        ExchangeId: string;
        /** @description An exact decimal figure, as text. A number is read by its shortest text. */
        Decimal: string | number;
        /** @description An exact decimal figure that is not negative */
        DecimalText: string;
        /** @description An identifier; text and whole numbers both occur */
        Id: string | number;
        /**
         * Format: date-time
         * @description A moment, in UTC
         */
        DateTime: string;
        /** @description Why a call was refused, for code and for people */
        Refusal: {
            /** @description The HTTP status once more */
            statusCode: number;
            /** @description What a person may be told */
            message: string;
            /** @description The first field that does not fit, where one is to blame */
            field?: string;
        };
        /** @description Why a call was refused, on calls that speak of `status` */
        StatusRefusal: {
            status: number;
            message: string;
            /** @description The first field that does not fit, where one is to blame */
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
        MessageOnly: {
            message: string;
        };
        /**
         * Format: email
         * @description The address an account is known by; compared in lower case
         */
        AccountEmail: string;
        /** @description Sent as documented. The token alone says whose call it is; a server never trusts this value over it. */
        AccountUserId: string;
        /** @description The mailed one-time code */
        AccountMailCode: string;
        /** @description The authenticator app's code */
        AccountAppCode: string;
        /**
         * @description Two-factor is on with 1, '1' and enable; off with 0, '0' and disable, and where nothing is said
         * @enum {string|integer}
         */
        AccountTfaStatus: 1 | "1" | "enable" | 0 | "0" | "disable";
        /**
         * Format: password
         * @description The password in use; only its length is asked for, older rules may have allowed it
         */
        CurrentPassword: string;
        /**
         * Format: password
         * @description At least one upper-case letter, one lower-case letter, one digit and one of !@#$%^&*-, no blanks, and not the old password
         */
        NewPassword: string;
        /**
         * Format: password
         * @description The new password once more
         */
        RepeatedPassword: string;
        /** @description Letters only; at most two parts, joined by one space or hyphen */
        PersonName: string;
        /** @description What a mailed link carries; works once */
        MailedLinkToken: string;
        RegisterRequest: {
            exchange_id: components["schemas"]["ExchangeId"];
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            email: components["schemas"]["AccountEmail"];
            password: components["schemas"]["NewPassword"];
            confirmPassword: components["schemas"]["RepeatedPassword"];
            /** @description The code of the trader who sent the invitation */
            referral_code?: string;
        };
        LoginRequest: {
            /** @description The `uniqueId` of the first answer, sent along with a code */
            unique_id?: string;
            otp?: components["schemas"]["LoginCode"];
            exchange_id: components["schemas"]["ExchangeId"];
            email: components["schemas"]["AccountEmail"];
            password: components["schemas"]["CurrentPassword"];
            /** @description The app's code under another name */
            code?: string;
            /** @description The mailed code under another name */
            mailOTP?: string;
        };
        /** @description Six digits from the authenticator app, or the five that were mailed */
        LoginCode: string;
        /**
         * @description On with 1, '1' and true; off with 0, '0' and false, and where nothing is said
         * @enum {integer|string|boolean}
         */
        LoginFlag: 1 | "1" | true | 0 | "0" | false;
        LoginAnswer: {
            statusCode: number;
            message: string;
            /** @description The session token; absent while a further step is wanted */
            token?: string;
            data?: {
                /** @description The session token where there is none at the top */
                token?: string;
            };
            uniqueId?: components["schemas"]["Id"];
            email?: string;
            feeDetail?: components["schemas"]["LoginFee"][];
            tfaStatus?: components["schemas"]["AccountTfaStatus"];
            tfaCode?: components["schemas"]["TfaSecret"];
            /** @description Kept as it is; 1 once fully logged in */
            tfa_response?: number | string | boolean;
            mailAuth?: components["schemas"]["LoginFlag"];
            forceResetPwd?: components["schemas"]["LoginFlag"];
        };
        /** @description What trading one pair costs this trader, in percent */
        LoginFee: {
            symbol: string;
            buy: components["schemas"]["Decimal"];
            sell: components["schemas"]["Decimal"];
        };
        /** @description The set-up secret for the authenticator app. There only while two-factor is off, and only for a trader who is in. */
        TfaSecret: string;
        LoginRefusal: components["schemas"]["Refusal"] | components["schemas"]["NewLoginActivity"];
        /** @description The login comes from a place not seen before; a code was mailed */
        NewLoginActivity: {
            /** @constant */
            statusCode: 422;
            message: string;
            data: components["schemas"]["LoginActivityData"];
        };
        LoginActivityData: {
            /** @description Sent back as `loginActivityToken` */
            socketToken: string;
        };
        ResendLoginActivityCodeAnswer: {
            statusCode?: number;
            message?: string;
            data?: {
                /** @description Replaces the earlier one */
                socketToken?: string;
            };
        };
        TfaStatusAnswer: {
            data: {
                tfaStatus?: components["schemas"]["AccountTfaStatus"];
            };
        };
        SessionsAnswer: {
            data: components["schemas"]["OpenSession"][];
        };
        OpenSession: {
            /** @description Names the session in `end_session`; it is no token */
            id: string;
            /** @description What the browser calls itself; null where it says nothing */
            device: string | null;
            /** @description The network address it was begun from */
            address: string;
            createdAt: components["schemas"]["DateTime"];
            lastSeenAt: components["schemas"]["DateTime"];
            /** @description Whether it is the session of the call's token */
            isCurrent: boolean;
        };
        SecurityLogAnswer: {
            data: components["schemas"]["SecurityLogEntry"][];
            /** @description The `before` of the next part; null at the end */
            next: string | null;
        };
        SecurityLogEntry: {
            id: string;
            kind: components["schemas"]["SecurityLogKind"];
            at: components["schemas"]["DateTime"];
            /** @description The network address it came from, where that is known */
            address: string | null;
            /** @description What the browser calls itself, where that is known */
            device: string | null;
            /** @description What it was about: an amount and its coin */
            detail?: string;
        };
        /** @description What happened. A client shows a kind it does not know as it stands, so that more may come. */
        SecurityLogKind: string;
        ApiKeysAnswer: {
            data: components["schemas"]["ApiKey"][];
        };
        ApiKey: {
            /** @description The public part of the key */
            apiKey: string;
            /** @description What the trader calls it */
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
            mobileISD?: components["schemas"]["ProfileText"];
            mobileNo?: components["schemas"]["ProfileText"];
            address?: components["schemas"]["ProfileText"];
            city?: components["schemas"]["ProfileText"];
            state?: components["schemas"]["ProfileText"];
            postalCode?: components["schemas"]["ProfileText"];
            countryId?: string | number | null;
            /** @description Where the picture is, below the API's address, like `/files/profile/2f8c1d5e.jpg`; null where there is none. `GET` it with the token: a JPEG of at most 512 pixels a side. To anybody but its owner it is a 404. */
            profileImage?: string | null;
            /** @description What stands in every email to this trader; null where none is set */
            antiPhishingWord?: string | null;
            /** @description What was submitted last; null or absent before */
            kyc?: components["schemas"]["KycRecord"] | null;
        };
        /** @description Null, empty or absent while the trader has not filled it in */
        ProfileText: string | null;
        /**
         * @description How far KYC is. Pending or 0 is not submitted, then Submitted or 1, Approved or 2, Rejected or 3.
         * @enum {string|integer}
         */
        ProfileDocumentStatus: "Pending" | "Submitted" | "Approved" | "Rejected" | 0 | 1 | 2 | 3 | "0" | "1" | "2" | "3";
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
            docUniqueNo?: string;
            /** @description The date of birth */
            dob?: string;
            image?: components["schemas"]["KycImage"];
            image_2?: components["schemas"]["KycImage"];
            image_3?: components["schemas"]["KycImage"];
            submittedAt?: components["schemas"]["DateTime"];
            /** @description Why the documents were rejected, in words for the trader */
            reason?: string | null;
        };
        /**
         * @description Where a picture is, below the API's address: front, back, holding the document. `GET` it with the token. To
         *     anybody but its owner it is a 404.
         */
        KycImage: string | null;
        UpdateUserRequest: {
            user_id: components["schemas"]["AccountUserId"];
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            postal_code: string;
            /** @description The dial code */
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
             * @description JPG, under 3 MB each, in this order: front, back, holding the document. Left out only where `picture_ids`
             *     takes its place.
             */
            doc_image?: Blob[];
            /** @description Pictures sent before with `kyc_picture`, joined by commas: front, back, holding the document */
            picture_ids?: string;
            /** @description The `uniqueId` of the record this one replaces */
            user_documation_verification_id?: string;
            /** @description The ids of the pictures this submission replaces, joined by commas */
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
        /** @description The country's two letters */
        CountryId: string;
        Country: {
            countryId: components["schemas"]["CountryId"];
            name: string;
            /** @description What the phone numbers begin with */
            dialCode: string;
        };
        ReferralsAnswer: {
            statusCode: number;
            message?: string;
            /** @description Rows of either kind */
            data: (components["schemas"]["Referral"] | components["schemas"]["ReferrerBonus"])[];
            /**
             * @description Emails sent to people who have not signed up with this trader's code yet, newest first. Whether an address
             *     has an account by other ways is not told.
             */
            invitations?: components["schemas"]["Invitation"][];
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
            /** @description How far the invitation is: Pending, Completed, or Not eligible; other words occur */
            referralStatus?: string;
            /** @description Whether the one who invited has the reward, in the same words */
            referrerStatus?: string;
            /** @description Whether the invited person has the reward, in the same words */
            referredStatus?: string;
            /**
             * @description What the trader is in this row. `referrer`, also where it is absent: the names are of the person the trader
             *     invited. `referred`: they are of whoever invited the trader, and the amount is what the trader gets for it.
             * @enum {string}
             */
            role?: "referrer" | "referred";
        };
        /** @description What an invitation earned the one who invited */
        ReferrerBonus: {
            updated_at: components["schemas"]["DateTime"];
            referred_name: string;
            /** @description How many people it brought */
            referred_users?: number | string;
            referrer_bonus: components["schemas"]["Decimal"];
            currency: string;
        };
        /** @description A pair, named BASE-QUOTE; a perpetual contract, BASE-PERPETUAL */
        PairName: string;
        CurrencySymbol: string;
        /** @enum {string} */
        Side: "buy" | "sell";
        /** @description The trader's own id, as the login answer gave it (`uniqueId`). The token decides whose data it is; this field never does. */
        TraderId: string;
        /** @description The pair's id, as `/pair_price` gives it (`pairId`) */
        RequestedPairId: string;
        /** @description Which page, from 1 */
        PageNumber: string;
        /** @description Rows a page, at most 500 */
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
        HealthAnswer: {
            status: components["schemas"]["HealthState"];
            /** @description The server's version */
            version?: string;
            /** @description The state of each part */
            checks?: {
                [key: string]: components["schemas"]["HealthState"];
            };
        };
        /** @description Percentages of what is received on a pair. `symbol` and `currencySymbol` both name the pair; one of them is enough. */
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
            /** @description The name of a database error; where it is there, there is no fee data */
            name?: string;
        };
        FeesAnswer: {
            data: components["schemas"]["Fees"];
        };
        PairPricesRequest: {
            exchange_id: components["schemas"]["ExchangeId"];
        };
        /** @description Figures of the last 24 hours */
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
             * @description Green where the price did not fall
             * @enum {string}
             */
            colour?: "green" | "red";
            high: components["schemas"]["Decimal"];
            low: components["schemas"]["Decimal"];
            /** @description In the base currency */
            volume: components["schemas"]["Decimal"];
        };
        PairPricesAnswer: {
            data: components["schemas"]["PairStats"][];
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
        /** @description The price of one unit in USD, keyed by currency */
        UsdPricesEvent: {
            [key: string]: components["schemas"]["Decimal"];
        };
        /** @enum {string} */
        CandleResolution: "1" | "3" | "5" | "15" | "30" | "60" | "120" | "240" | "1D" | "1W" | "M";
        /** @description All columns are equally long */
        CandlesAnswer: {
            /** @enum {string} */
            s: "ok" | "no_data" | "error";
            /** @description Beginnings, in seconds since 1970 */
            t?: number[];
            /** @description The beginnings as text */
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
             * @description Levels a side
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
        /** @description The number of the last change, counted per pair */
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
            /** @description Rows a page, at most 100 */
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
            /** @description `limit`, or `swap` on XDC-XDCE */
            tradeType?: string;
            type: components["schemas"]["Side"];
            /** @description `completed`, `partially`, `cancel`, `cancelled`, `partially cancelled`; others may occur */
            status: string;
            averagePrice: components["schemas"]["Decimal"];
            /** @description In the base currency */
            amount: components["schemas"]["Decimal"];
            /** @description What was received, after the fee */
            receivedTotal: components["schemas"]["Decimal"];
            /** @description In the quote currency */
            total: components["schemas"]["Decimal"];
            /** @description In the currency received */
            fee?: components["schemas"]["Decimal"];
            updatedAt: components["schemas"]["DateTime"];
        };
        OrderHistoryAnswer: {
            data: components["schemas"]["OrderHistoryRow"][];
            /** @description How many rows there are on all pages, counted up to 1,000: a longer list says 1,000, and ends with the first page that is not full */
            count?: number;
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
            /** @description What was ordered */
            originalQty: components["schemas"]["Decimal"];
            /** @description What of it was traded */
            filledQty: components["schemas"]["Decimal"];
            /** @description Price times what was ordered */
            total?: components["schemas"]["Decimal"];
            /** @description Price times what is still open */
            updatedTotal?: components["schemas"]["Decimal"];
            /** @description `active`; others may occur */
            status: string;
            createdAt: components["schemas"]["DateTime"];
            /** @description What the fee was so far, in the currency received */
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
        /** @description Chosen by the client. The same id sent again means the same order, which is not placed twice. */
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
            /** @description `active`, `partially` or `completed`; `cancelled` or `partially cancelled` where the rest would have met an order of the same trader */
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
            /** @description Without what open orders reserve */
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
            /** @description What was ordered, or what was still open when it was cancelled */
            amount?: components["schemas"]["Decimal"];
            /** @enum {string} */
            status?: "accepted" | "cancelled";
        };
        /** @description Price and absolute amount, both as decimal text */
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
        /** @description A trade that names its pair */
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
            /** @description What was still open */
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
            /** @description What was still open */
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
            status?: string;
        };
        /** @description Anything; it is not read */
        IgnoredPayload: unknown;
        JoinPair: {
            pair: components["schemas"]["PairName"];
            /** @description Whether the figures of all pairs are wanted as well */
            pairStats?: boolean;
        };
        LeavePair: {
            pair: components["schemas"]["PairName"];
        };
        /** @description May be empty; a pong repeats what the ping carried */
        Heartbeat: {
            sentAt?: components["schemas"]["DateTime"];
        };
        /** @description The symbol of a coin */
        WalletCurrency: string;
        WithdrawRequest: {
            exchange_id?: components["schemas"]["ExchangeId"];
            currency: components["schemas"]["WalletCurrency"];
            /** @description What leaves the balance; the fee is taken out of it */
            amount: components["schemas"]["DecimalText"];
            /** @description Its form depends on the coin; a wrong one is refused in the documented words */
            toAddress: string;
            /** @enum {string} */
            transactionSpeed: "normal";
            /** @description The mailed code */
            otp: string;
            /** @description The authenticator's code */
            tfa: string;
            /** @description XRP only, and needed there */
            destinationTag?: string;
            client_withdrawal_id?: components["schemas"]["ClientWithdrawalId"];
        };
        /** @description Either `statusCode` 200 or `status` 0 says that it went well */
        WithdrawAnswer: {
            statusCode?: number;
            status?: number;
            message: string;
            data?: components["schemas"]["WithdrawalItem"];
        };
        /**
         * @description An id of the client's own. The same id again is the same withdrawal, answered as it stands by now, before any
         *     code is looked at; with other figures it is refused. Withdrawals bear it in the history.
         */
        ClientWithdrawalId: string;
        CancelWithdrawalRequest: {
            exchange_id?: components["schemas"]["ExchangeId"];
            /** @description The exchange's own number of the withdrawal */
            transactionId: components["schemas"]["Id"];
        };
        WithdrawalOtpRequest: {
            exchange_id?: components["schemas"]["ExchangeId"];
            currency: components["schemas"]["WalletCurrency"];
            amount: components["schemas"]["DecimalText"];
        };
        DepositAddressRequest: {
            exchangeId: components["schemas"]["ExchangeId"];
            /** @description The trader's unique id */
            uniqueId: string;
            tokenSymbol: components["schemas"]["WalletCurrency"];
        };
        DepositAddress: {
            /** @description The coin */
            name?: string;
            address: string;
            /** @description XRP only */
            destinationTag?: string | number | null;
            /** @description Chains are simulated here, so no real coins may be sent */
            isSimulated?: boolean;
        };
        DepositAddressError: {
            /** @description Why there is no address */
            error: string;
        };
        DepositAddressAnswer: {
            status?: number;
            /** @description The address; where there is none, the reason */
            message: components["schemas"]["DepositAddress"] | components["schemas"]["DepositAddressError"] | string;
        };
        /** @description The exchange's own number of an entry of the address book */
        SavedAddressId: string;
        /** @description An address a trader has saved to withdraw to */
        SavedAddress: {
            id: components["schemas"]["Id"];
            /** @description The coin */
            currency: string;
            /** @description What the trader calls it */
            label: string;
            address: string;
            /** @description XRP only */
            destinationTag?: string | number | null;
        };
        SavedAddressesAnswer: {
            data: components["schemas"]["SavedAddress"][];
        };
        SaveAddressRequest: {
            exchange_id?: components["schemas"]["ExchangeId"];
            /** @description Of the entry to change; left out, it is a new one */
            id?: components["schemas"]["SavedAddressId"];
            currency: components["schemas"]["WalletCurrency"];
            /** @description What the trader calls it: 1 to 40 characters without blanks around them, and no control characters */
            label: string;
            /** @description Its form depends on the coin; a wrong one is refused in the documented words */
            toAddress: string;
            /** @description XRP only, and needed there */
            destinationTag?: string;
        };
        SavedAddressAnswer: {
            statusCode: number;
            message: string;
            data: components["schemas"]["SavedAddress"];
        };
        RemoveAddressRequest: {
            exchange_id?: components["schemas"]["ExchangeId"];
            id: components["schemas"]["SavedAddressId"];
        };
        WalletRow: {
            symbol: string;
            name?: string;
            /** @description What is free to use */
            balance: components["schemas"]["Decimal"];
            /** @description What open orders hold */
            inTrade?: components["schemas"]["Decimal"];
            /** @description false or 0: this coin cannot be withdrawn */
            allowWithdrawal?: boolean | number;
            /** @description Withdrawn today, all coins together, in XDC */
            totalWithdrew?: components["schemas"]["Decimal"];
            /** @description The daily limit, all coins together, in XDC */
            maxUserWithdrawal?: components["schemas"]["Decimal"];
            /**
             * Format: date-time
             * @description When withdrawals become possible; null where nothing is waited for
             */
            withdrawalStartIn?: string | null;
            /** @description 1, '1' and 'enable' mean on; 0, '0', 'disable' and nothing mean off */
            tfaStatus?: string | number | null;
            /** @description KYC: Pending or 0, Submitted or 1, Approved or 2, Rejected or 3 */
            documentStatus?: string | number | null;
            /** @description The deposit address, once there is one */
            currencyAddress?: string | null;
            /** @description XRP only */
            destinationTag?: string | number | null;
            /** @description What withdrawals hold that were requested and are neither completed nor cancelled */
            inWithdrawals?: components["schemas"]["Decimal"];
            /** @description What is staked, revoked stakes that have not come back included */
            staked?: components["schemas"]["Decimal"];
            /** @description What requests for a ratio swap hold until they are decided */
            inSwaps?: components["schemas"]["Decimal"];
            /** @description What deposits credited that have fewer confirmations than needed; it holds back withdrawals */
            unconfirmed?: components["schemas"]["Decimal"];
            /** @description What a reversed deposit left uncovered; withdrawals stay closed until it is repaid */
            owed?: components["schemas"]["Decimal"];
        };
        WalletAnswer: {
            data: components["schemas"]["WalletRow"][];
        };
        DepositItem: {
            /** @description Completed once it is credited; Pending, Returned and Reversed are the others this exchange uses */
            status: string;
            currencyName: string;
            amount: components["schemas"]["Decimal"];
            createdAt: components["schemas"]["DateTime"];
            /** @description The transaction on the chain */
            transactionId?: components["schemas"]["Id"];
            /** @description The exchange's own name for it */
            depositId?: components["schemas"]["Id"];
            /** @description How many it has, up to those it needs */
            confirmations?: number;
            /** @description Until it no longer holds back withdrawals */
            confirmationsNeeded?: number;
            keptFor?: components["schemas"]["KeptFor"];
            /** @description Everything that has happened to it so far, in order */
            steps?: components["schemas"]["DepositStep"][];
        };
        /**
         * @description Why it is not credited but kept: less than the minimum, a destination tag that is missing or nobody has, deposits
         *     of the coin were closed, or its chain first showed it with other facts
         * @enum {string}
         */
        KeptFor: "minimum" | "tagMissing" | "tagUnknown" | "addressUnknown" | "closed" | "changed";
        DepositStep: {
            /** @enum {string} */
            step: "seen" | "credited" | "confirmed" | "kept" | "returned" | "gone" | "reversed";
            at: components["schemas"]["DateTime"];
            confirmations?: number;
            keptFor?: components["schemas"]["KeptFor"];
            /** @description What of it repaid an earlier reversed deposit */
            repaid?: components["schemas"]["DecimalText"];
            /** @description What of a reversed deposit was no longer there */
            owed?: components["schemas"]["DecimalText"];
            /** @description The transaction that returned it */
            transactionId?: components["schemas"]["Id"];
            /** @description Why, in words for the trader */
            reason?: string;
        };
        /** @description A deposit of this trader as it stands now */
        DepositEvent: components["schemas"]["DepositItem"] & {
            userId: components["schemas"]["TraderId"];
        };
        /** @description A withdrawal of this trader as it stands now */
        WithdrawalEvent: components["schemas"]["WithdrawalItem"] & {
            userId: components["schemas"]["TraderId"];
        };
        /** @description What became of a reward of this trader */
        ReferralEvent: {
            userId: components["schemas"]["TraderId"];
            /**
             * @description What the trader is in the invitation
             * @enum {string}
             */
            role: "referrer" | "referred";
            /** @description Completed or Not eligible, as in the list; other words occur */
            referralStatus: string;
            /** @description What this trader gets */
            referralAmount: components["schemas"]["Decimal"];
            currencySymbol: string;
        };
        WithdrawalItem: {
            /** @enum {string} */
            status: "Pending" | "Process" | "Completed" | "Cancelled";
            currencyName: string;
            amount: components["schemas"]["Decimal"];
            createdAt: components["schemas"]["DateTime"];
            /** @description The exchange's own number of the withdrawal */
            transactionId?: components["schemas"]["Id"];
            /** @description The transaction on the chain, once there is one */
            walletTxId?: string | null;
            /**
             * @description Who releases it; decides the expected time
             * @enum {string}
             */
            paymentType?: "Auto" | "Manual";
            /** @description Taken out of the amount */
            fee?: components["schemas"]["Decimal"];
            /** @description What arrives */
            receiveAmount?: components["schemas"]["Decimal"];
            /** @description Where it goes, in full */
            address?: string;
            /** @description XRP only */
            destinationTag?: string | null;
            client_withdrawal_id?: components["schemas"]["ClientWithdrawalId"];
            /** @description Everything that has happened to it so far, in order */
            steps?: components["schemas"]["WithdrawalStep"][];
        };
        WithdrawalStep: {
            /** @enum {string} */
            step: "requested" | "approved" | "sent" | "confirmed" | "delayed" | "completed" | "cancelled";
            at: components["schemas"]["DateTime"];
            /**
             * @description What it waits for from here on: the automatic approval, a review, the stricter checks of larger withdrawals,
             *     being sent, confirmations of its chain, a wallet that does not answer, or a reversed deposit that is not
             *     repaid yet
             * @enum {string}
             */
            waitsFor?: "approval" | "review" | "checks" | "sending" | "confirmations" | "custody" | "repayment";
            /** @description When that is expected to be over */
            until?: components["schemas"]["DateTime"];
            confirmations?: number;
            /**
             * @description Who cancelled it
             * @enum {string}
             */
            by?: "trader" | "exchange";
            /** @description Why, in words for the trader */
            reason?: string;
        };
        TransactionHistoryAnswer: {
            /** @description Withdrawals or deposits, as asked for */
            data: (components["schemas"]["WithdrawalItem"] | components["schemas"]["DepositItem"])[];
            /** @description Total number of rows, where the answer is one page, counted up to 1,000: a longer list says 1,000, and ends with the first page that is not full */
            total?: number;
        };
        StakeRequest: {
            exchange_id: components["schemas"]["ExchangeId"];
            /**
             * @description The period in months
             * @enum {string}
             */
            tenure: "3" | "6" | "9" | "12";
            stakingAmount: components["schemas"]["DecimalText"];
            /** @description The authenticator's code */
            tfaCode: string;
            /** @enum {string} */
            currencyName: "XDC";
            client_stake_id?: components["schemas"]["ClientStakeId"];
        };
        /**
         * @description An id of the client's own. The same id again is the same stake, answered as it stands by now, before any code is
         *     looked at; with other figures it is refused. Stakes bear it in the list.
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
            /** @description The authenticator's code */
            tfaCode: string;
        };
        StakingRecord: {
            stakingId: components["schemas"]["Id"];
            currencyName: string;
            /** @description When the running period began */
            startDate: components["schemas"]["DateTime"];
            /**
             * Format: date-time
             * @description When the period ends
             */
            endDate?: string | null;
            /**
             * Format: date-time
             * @description Flexible stakes only, while active
             */
            nextRewardDate?: string | null;
            /**
             * Format: date-time
             * @description When the coins return or returned; null while the stake renews itself
             */
            redemptionDate?: string | null;
            stakingAmount: components["schemas"]["Decimal"];
            /** @description The period in months */
            tenure: number | string;
            rewardsReceived?: components["schemas"]["Decimal"];
            /**
             * @description `active`, or something else once it has ended: `revoked` until the coins return, then `returned`; `completed`
             *     where it ended without renewal
             */
            status: string;
            autoRenewal: boolean;
            /** @enum {string} */
            stakingType: "fixed" | "flexible";
            /** @description Of the running period, in percent */
            yearlyRate?: components["schemas"]["Decimal"];
            client_stake_id?: components["schemas"]["ClientStakeId"];
        };
        StakingDetailsAnswer: {
            data: components["schemas"]["StakingRecord"][];
        };
        /** @description A reward, always in XDC */
        StakingReward: {
            rewardDate: components["schemas"]["DateTime"];
            rewardAmount: components["schemas"]["Decimal"];
            status?: string;
            /** @enum {string} */
            stakingType?: "fixed" | "flexible";
            /** @description The stake that brought it */
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
            /** @description In XDC, all traders together */
            totalStaked: components["schemas"]["Decimal"];
            /** @description In XDC */
            cap: components["schemas"]["Decimal"];
            /** @description Whether new stakes are taken */
            isOpen: boolean;
            flexible: components["schemas"]["StakingOffer"][];
            fixed: components["schemas"]["StakingOffer"][];
        };
        StakingOffer: {
            /** @description The period in months */
            tenure: number;
            /** @description In percent */
            yearlyRate: components["schemas"]["Decimal"];
        };
        SwapRatioRequest: {
            exchange_id: components["schemas"]["ExchangeId"];
            /** @description 0x and 64 hex characters; anything else is refused in the documented words */
            txHash: string;
            /** @description When the XDCE were bought, in UTC */
            buyingDate: components["schemas"]["DateTime"];
            /** @description XDCE bought, more than 0 */
            amount: components["schemas"]["DecimalText"];
            /** @description What was paid in USD, more than 0 */
            amountUSD: components["schemas"]["DecimalText"];
            client_swap_id?: components["schemas"]["ClientSwapId"];
        };
        /**
         * @description An id of the client's own. The same id again is the same request, answered as it stands by now; with other figures
         *     it is refused. Requests bear it in the details.
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
            /** @description An exact decimal, once swapped */
            swappedXDC?: string | number | null;
            /** @description Why it was rejected */
            reason?: string | null;
            /** @description Rejected, or something else; here Pending and Approved */
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
             * @description The coin that is given
             * @enum {string}
             */
            currency: "XDCE";
            /** @description How much of it: whole, more than 0 */
            swap_amount: components["schemas"]["DecimalText"];
        };
        /** @description The client's own id of the request; one that is known already is the same request, and is not taken on twice */
        ClientRequestId: string;
        /** @description What the request is called in every email about it */
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
         * @description Where the answer is sent
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
            /** @description What the sender tells about the plan */
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
        /** @description The server could not answer */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: {
        /**
         * @description Which exchange is meant
         * @example 1
         */
        ExchangeId: components["schemas"]["ExchangeId"];
    };
    requestBodies: never;
    headers: never;
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
            /** @description The account is there and waits for its address to be verified */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusCodeMessage"];
                };
            };
            /** @description No account was opened */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
            /** @description Logged in, or one more step is wanted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            /** @description Not logged in */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginRefusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
            /** @description A fresh code is on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResendLoginActivityCodeAnswer"];
                };
            };
            /** @description No code was mailed */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
                    /** @description The socket token of the refused login or of the last resend */
                    loginActivityToken: string;
                    otp: components["schemas"]["AccountMailCode"];
                };
            };
        };
        responses: {
            /** @description The place is known from now on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusCodeMessage"];
                };
            };
            /** @description Not verified */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
            /** @description The new password holds */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusCodeMessage"];
                };
            };
            /** @description The password stays as it is */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
            /** @description Taken; a link is mailed where the address has an account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            /** @description Not taken */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
            /** @description The new password holds */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            /** @description The password stays as it is */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
        };
    };
    verifyAccount: {
        parameters: {
            query?: {
                /**
                 * @description Which exchange is meant
                 * @example 1
                 */
                exchange_id?: components["parameters"]["ExchangeId"];
            };
            header?: never;
            path: {
                /** @description The token of the mailed link */
                token: components["schemas"]["MailedLinkToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address is verified */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            /** @description Not verified */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
        };
    };
    confirmLoginActivity: {
        parameters: {
            query?: {
                /**
                 * @description Which exchange is meant
                 * @example 1
                 */
                exchange_id?: components["parameters"]["ExchangeId"];
            };
            header?: never;
            path: {
                /** @description The token of the mailed link */
                token: components["schemas"]["MailedLinkToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The place is known from now on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            /** @description Not verified */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
        };
    };
    disableTfaByLink: {
        parameters: {
            query?: {
                /**
                 * @description Which exchange is meant
                 * @example 1
                 */
                exchange_id?: components["parameters"]["ExchangeId"];
            };
            header?: never;
            path: {
                /** @description The token of the mailed link */
                token: components["schemas"]["MailedLinkToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Two-factor is off */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            /** @description Two-factor stays as it is */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
            /** @description Taken; a link is mailed where everything fits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            /** @description Not taken */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
                     * @description What is about to be done
                     * @enum {string}
                     */
                    tfaStatus: "Enable" | "Disable";
                    exchange_id?: components["schemas"]["ExchangeId"];
                };
            };
        };
        responses: {
            /** @description The code is on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            /** @description No code was mailed */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
            /** @description The app's code may follow */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            /** @description Not verified */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
                 * @description Which exchange is meant
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TfaStatusAnswer"];
                };
            };
            /** @description No status */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
        };
    };
    checkSession: {
        parameters: {
            query: {
                /**
                 * @description The token of the login answer
                 * @example session-token-of-u-1001
                 */
                token: string;
                /**
                 * @description Which exchange is meant
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
            /** @description The token holds */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            /** @description The token does not hold */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
            /** @description The session is over */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            /** @description There was no session */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
                    code: components["schemas"]["AccountAppCode"];
                    exchange_id?: components["schemas"]["ExchangeId"];
                };
            };
        };
        responses: {
            /** @description Two-factor was switched */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusMessage"];
                };
            };
            /** @description Two-factor stays as it is */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusRefusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
            /** @description The new password holds */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            /** @description The password stays as it is */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
        };
    };
    sessions: {
        parameters: {
            query?: {
                /**
                 * @description Which exchange is meant
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsAnswer"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
                    /** @description The `id` of the session */
                    session_id: string;
                    exchange_id?: components["schemas"]["ExchangeId"];
                };
            };
        };
        responses: {
            /** @description It does not hold any more */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
            /** @description Only this session holds */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
        };
    };
    securityLog: {
        parameters: {
            query?: {
                /**
                 * @description Which exchange is meant
                 * @example 1
                 */
                exchange_id?: components["parameters"]["ExchangeId"];
                /**
                 * @description Only what happened before; the `next` of the answer before
                 * @example 2026-03-04T18:05:12.000Z-118
                 */
                before?: string;
                /**
                 * @description How many at most; 20 where nothing is said
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
            /** @description A part of the log */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecurityLogAnswer"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
                    /** @description Letters, digits, single spaces and hyphens, 4 to 20 characters; or nothing */
                    word: string;
                    exchange_id?: components["schemas"]["ExchangeId"];
                };
            };
        };
        responses: {
            /** @description The word holds */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
        };
    };
    apiKeys: {
        parameters: {
            query?: {
                /**
                 * @description Which exchange is meant
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeysAnswer"];
                };
            };
            /** @description No keys are shown */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfileAnswer"];
                };
            };
            /** @description No profile is shown */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            /** @description The profile stays as it is */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
            /** @description The documents wait for a decision */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusCodeMessage"];
                };
            };
            /** @description Nothing was submitted */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
            /** @description The picture is kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KycPictureAnswer"];
                };
            };
            /** @description The picture is not kept; one that was sent before still is */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentTypesAnswer"];
                };
            };
            /** @description No documents are listed */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
            /** @description The countries, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountriesAnswer"];
                };
            };
            /** @description No countries are listed */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferralsAnswer"];
                };
            };
            /** @description No invitations are listed */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
                    /** @description Email addresses, joined by commas: up to 20, each counting once */
                    email: string;
                    exchange_id?: components["schemas"]["ExchangeId"];
                };
            };
        };
        responses: {
            /** @description The invitations are on their way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusCodeMessage"];
                };
            };
            /** @description Nobody was invited */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
        };
    };
    currencyStats: {
        parameters: {
            query?: {
                /**
                 * @description Which exchange is meant
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrencyStatsAnswer"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PairStatusAnswer"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthAnswer"];
                };
            };
            /** @description Not ready */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthAnswer"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthAnswer"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
        };
    };
    fees: {
        parameters: {
            query: {
                /**
                 * @description Which exchange is meant
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeesAnswer"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PairPricesAnswer"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavouritePairsAnswer"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavouritePairAnswer"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusRefusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
            /** @description The pair is no favourite */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavouritePairAnswer"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusRefusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
        };
    };
    estimateUsd: {
        parameters: {
            query: {
                /**
                 * @description Which exchange is meant
                 * @example 1
                 */
                exchange_id?: components["parameters"]["ExchangeId"];
                /**
                 * @description The pair the price is of
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsdEstimateAnswer"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
        };
    };
    candles: {
        parameters: {
            query: {
                /**
                 * @description Which exchange is meant, under the name the chart host gives it
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
                 * @description The end, in seconds since 1970, not included
                 * @example 1768471200
                 */
                to: number;
                /**
                 * @description The beginning, in seconds since 1970, included
                 * @example 1768435200
                 */
                from: number;
                /**
                 * @description At most so many candles, the newest of the range
                 * @example 2000
                 */
                limit?: number;
                /**
                 * @description Length of a candle; a bare number is minutes
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
            /** @description Candles, or why there are none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CandlesAnswer"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderBookAnswer"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderBookAnswer"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
            /** @description The last trades */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TapeAnswer"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
            /** @description The last trades */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TapeModelsAnswer"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
        };
    };
    tapeEthUsdt: {
        parameters: {
            query?: {
                /**
                 * @description Which exchange is meant
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
            /** @description The last trades */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TapeAnswer"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderHistoryAnswer"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenOrdersAnswer"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
            /** @description Cancelled; reserved funds for the rest are released */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusCodeMessage"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
            /** @description The order is taken and durable */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewOrderAnswer"];
                };
            };
            /** @description Refused; nothing was reserved */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
            /** @description The order is taken and durable */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewOrderAnswer"];
                };
            };
            /** @description Refused; nothing was reserved */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalancesAnswer"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
        };
    };
    orderHistory: {
        parameters: {
            query: {
                /**
                 * @description Which exchange is meant
                 * @example 1
                 */
                exchange_id?: components["parameters"]["ExchangeId"];
                /**
                 * @description Only pairs with this currency; left out means all
                 * @example XDC
                 */
                curr?: components["schemas"]["CurrencySymbol"];
                /**
                 * @description The trader's own id
                 * @example u-1001
                 */
                userid: components["schemas"]["TraderId"];
                /**
                 * @description Whether an older answer will do; the application sends `false`
                 * @example false
                 */
                cache?: boolean;
                /**
                 * @description Only this pair's or currency's orders
                 * @example XDC-USDT
                 */
                currency?: string;
                /**
                 * @description Not before this moment
                 * @example 2026-01-01T00:00:00Z
                 */
                from?: components["schemas"]["DateTime"];
                /**
                 * @description Before this moment
                 * @example 2026-01-31T00:00:00Z
                 */
                to?: components["schemas"]["DateTime"];
                /**
                 * @description Which page, from 1
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Rows a page
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderHistoryAnswer"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
            /** @description The withdrawal is taken on, unless the message says otherwise */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawAnswer"];
                };
            };
            /** @description Refused, no coins were moved */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
            /** @description The code is on its way, unless the message says otherwise */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusCodeMessage"];
                };
            };
            /** @description Refused, no code was mailed */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawAnswer"];
                };
            };
            /** @description Refused, the withdrawal stays as it is */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
        };
    };
    withdrawalAddresses: {
        parameters: {
            query?: {
                /**
                 * @description Which exchange is meant
                 * @example 1
                 */
                exchange_id?: components["schemas"]["ExchangeId"];
                /**
                 * @description Only those of this coin
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedAddressesAnswer"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
            /** @description The entry as it stands now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedAddressAnswer"];
                };
            };
            /** @description Refused, the address book stays as it is */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
            /** @description It is not in the book any more */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusCodeMessage"];
                };
            };
            /** @description Refused, the address book stays as it is */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositAddressAnswer"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusRefusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
        };
    };
    wallet: {
        parameters: {
            query: {
                /**
                 * @description The trader's unique id
                 * @example u-1001
                 */
                userid: string;
                /**
                 * @description Always false, the figures are to be fresh
                 * @example false
                 */
                cache: "false";
                /**
                 * @description Which exchange is meant
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
            /** @description One row a coin */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletAnswer"];
                    "text/html": string;
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
        };
    };
    transactionHistory: {
        parameters: {
            query: {
                /**
                 * @description Which list is wanted
                 * @example Deposit
                 */
                type: "Deposit" | "Withdraw";
                /**
                 * @description The trader's unique id
                 * @example u-1001
                 */
                uniqueId: string;
                /**
                 * @description Which exchange is meant
                 * @example 1
                 */
                exchangeId: components["schemas"]["ExchangeId"];
                /**
                 * @description Only this coin
                 * @example XDC
                 */
                currency?: components["schemas"]["WalletCurrency"];
                /**
                 * @description Only what was created at this moment or later
                 * @example 2026-02-01T00:00:00.000Z
                 */
                from?: components["schemas"]["DateTime"];
                /**
                 * @description Only what was created before this moment
                 * @example 2026-03-01T00:00:00.000Z
                 */
                to?: components["schemas"]["DateTime"];
                /**
                 * @description Which page, from 1
                 * @example 1
                 */
                page?: string;
                /**
                 * @description How many rows make a page, 500 at most
                 * @example 100
                 */
                limit?: string;
                /**
                 * @description Only the withdrawal with this id of the client's own
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionHistoryAnswer"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StakeAnswer"];
                };
            };
            /** @description Refused, nothing was staked */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StakeAnswer"];
                };
            };
            /** @description Refused, nothing was staked */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
        };
    };
    stakingDetails: {
        parameters: {
            query?: {
                /**
                 * @description Which exchange is meant
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StakingDetailsAnswer"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            /** @description Refused, the stake is as it was */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            /** @description Refused, the stake is as it was */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
        };
    };
    stakingRewards: {
        parameters: {
            query?: {
                /**
                 * @description Which exchange is meant
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StakingRewardsAnswer"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
        };
    };
    stakingPool: {
        parameters: {
            query?: {
                /**
                 * @description Which exchange is meant
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
            /** @description The pool as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StakingPoolAnswer"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
            /** @description The request is taken on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SwapRatioAnswer"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusRefusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
        };
    };
    swapRatioDetails: {
        parameters: {
            query?: {
                /**
                 * @description Which exchange is meant
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SwapRatioDetailsAnswer"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusMessage"];
                };
            };
            /** @description Refused, nothing was swapped */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusRefusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
            /** @description The enquiry is taken on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusRequestTaken"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusRefusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
            /** @description The enquiry is taken on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusRequestTaken"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusRefusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
            /** @description The ticket is open */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusRequestTaken"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusRefusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
            /** @description The request is taken on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestTaken"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
            /** @description The request is taken on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestTaken"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["Failure"];
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
            /** @description Taken note of */
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
            /** @description Taken note of */
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
            /** @description Taken note of */
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
            /** @description Taken note of */
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
            /** @description Taken note of */
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
            /** @description Taken note of */
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
            /** @description Taken note of */
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
            /** @description Taken note of */
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
            /** @description Taken note of */
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
            /** @description Taken note of */
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
            /** @description Taken note of */
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
            /** @description Taken note of */
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
            /** @description Taken note of */
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
            /** @description Taken note of */
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
            /** @description Taken note of */
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
            /** @description Taken note of */
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
            /** @description Taken note of */
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
            /** @description Taken note of */
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
            /** @description Taken note of */
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
            /** @description Taken note of */
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
            /** @description Taken note of */
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
            /** @description Taken note of */
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
            /** @description Taken note of */
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
            /** @description Taken note of */
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
            /** @description Taken note of */
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
            /** @description Taken note of */
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
