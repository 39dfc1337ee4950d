// Made from openapi.yaml by `npm run contract`; do not edit.
export const examples = {
  "register": {
    "registered": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "message": "Your account is ready. Verify your email address to sign in."
      }
    },
    "passwordsDiffer": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Password does not match",
        "field": "confirmPassword"
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Enter valid email address.",
        "field": "email"
      }
    },
    "unknownReferralCode": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "This referral code doesn't exist.",
        "field": "referral_code"
      }
    },
    "registrationsStopped": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Registrations Stopped."
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyTries": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many attempts. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "login": {
    "loggedIn": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "message": "Login successfully.",
        "token": "session-token-of-u-1001",
        "checkToken": "check-token-of-u-1001",
        "uniqueId": "u-1001",
        "email": "trader@example.com",
        "feeDetail": [
          {
            "symbol": "XDC-ETH",
            "buy": "0.5",
            "sell": "0.5"
          },
          {
            "symbol": "XDC-XDCE",
            "buy": "0",
            "sell": "0"
          }
        ],
        "tfaStatus": 0,
        "tfaCode": "JBSWY3DPEHPK3PXP",
        "tfa_response": 1,
        "mailAuth": 0,
        "forceResetPwd": false
      }
    },
    "loggedInTokenInData": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "message": "Login successfully.",
        "data": {
          "token": "session-token-of-u-1001"
        },
        "uniqueId": "u-1001",
        "email": "trader@example.com",
        "tfaStatus": "enable"
      }
    },
    "twoFactorWanted": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "message": "Please Enter 2FA",
        "uniqueId": "u-1001",
        "email": "trader@example.com",
        "tfaStatus": 1,
        "mailAuth": 0,
        "takesRecoveryCode": true
      }
    },
    "mailCodeWanted": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "message": "Enter the code we've emailed you.",
        "uniqueId": "u-1001",
        "email": "trader@example.com",
        "tfaStatus": 0,
        "mailAuth": 1
      }
    },
    "passwordExpired": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "message": "Your password has expired. Choose a new one.",
        "uniqueId": "u-1001",
        "email": "trader@example.com",
        "tfaStatus": 1,
        "forceResetPwd": true
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Enter valid email address.",
        "field": "email"
      }
    },
    "wrongCredentials": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "Wrong email or password."
      }
    },
    "wrongCredentialsAgain": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "Wrong email or password.",
        "proofOfWork": {
          "challenge": "1772452800000.13.k7q2mxw4td.c2lnbmF0dXJl",
          "bits": 13
        }
      }
    },
    "wrongCode": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "Invalid OTP",
        "field": "otp"
      }
    },
    "wrongRecoveryCode": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "This recovery code is wrong, or you've already used it.",
        "field": "recoveryCode"
      }
    },
    "notVerified": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "code": "email_not_verified",
        "message": "Verify your email address first."
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "newLoginActivity": {
      "status": 422,
      "body": {
        "statusCode": 422,
        "message": "Please check your email for OTP to verify login activity.",
        "data": {
          "socketToken": "activity-token-of-u-1001"
        }
      }
    },
    "tooManyTries": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many attempts. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "resendLoginActivityCode": {
    "resent": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "message": "Resent New OTP on Mail",
        "data": {
          "socketToken": "second-activity-token-of-u-1001"
        }
      }
    },
    "resentSameToken": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "message": "Resent New OTP on Mail"
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "wrongCredentials": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "Wrong email or password."
      }
    },
    "nothingToVerify": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "This sign-in has expired. Sign in again."
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyTries": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many attempts. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "verifyLoginActivity": {
    "verified": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "message": "User New Login Activity Verified Successfully."
      }
    },
    "wrongCode": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Invalid OTP",
        "field": "otp"
      }
    },
    "wrongActivityToken": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Login Activity Token Incorrect.",
        "field": "loginActivityToken"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyTries": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many attempts. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "resetExpiredPassword": {
    "reset": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "message": "Password Reset Successful, please login"
      }
    },
    "wrongCode": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Invalid OTP",
        "field": "otp"
      }
    },
    "wrongAppCode": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Wrong 2FA code.",
        "field": "tfaCode"
      }
    },
    "passwordsDiffer": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Passwords do not match",
        "field": "confirmPassword"
      }
    },
    "samePassword": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The new password must be different from the old one.",
        "field": "newPassword"
      }
    },
    "signInAgain": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "This sign-in has expired. Sign in again."
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyTries": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many attempts. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "forgotPassword": {
    "taken": {
      "status": 200,
      "body": {
        "message": "If this address has an account, we've emailed it a link to choose a new password."
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Enter valid email address.",
        "field": "email"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyTries": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many attempts. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "resetPassword": {
    "reset": {
      "status": 200,
      "body": {
        "message": "Your password was changed. Sign in with the new one."
      }
    },
    "linkExpired": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "This link is no longer valid. Request a new one.",
        "field": "forgotCode"
      }
    },
    "passwordsDiffer": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Password does not match",
        "field": "confirmPassword"
      }
    },
    "samePassword": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The new password must be different from the old one.",
        "field": "newPassword"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyTries": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many attempts. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "verifyAccount": {
    "verified": {
      "status": 200,
      "body": {
        "message": "User verified Successfully."
      }
    },
    "verifiedAddress": {
      "status": 200,
      "body": {
        "message": "User verified Successfully.",
        "email": "trader@example.com"
      }
    },
    "linkExpired": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "verify_token incorrect or expired."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "resendVerification": {
    "taken": {
      "status": 200,
      "body": {
        "message": "If this address still needs verifying, we've emailed it a new link."
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Enter valid email address.",
        "field": "email"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyTries": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many attempts. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "confirmLoginActivity": {
    "verified": {
      "status": 200,
      "body": {
        "message": "User New Login Activity Verified Successfully."
      }
    },
    "linkExpired": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Login Activity Token Incorrect."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "disableTfaByLink": {
    "disabled": {
      "status": 200,
      "body": {
        "message": "User 2FA status disabled successfully"
      }
    },
    "linkExpired": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "This link is no longer valid. Request a new one."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "requestTfaReset": {
    "taken": {
      "status": 200,
      "body": {
        "message": "If these details are right, we've emailed you a link to turn two-factor off. It's valid for 30 minutes."
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Enter valid email address.",
        "field": "email"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyTries": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many attempts. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "generateTfaOtp": {
    "mailed": {
      "status": 200,
      "body": {
        "message": "We've emailed you a code."
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "onHold": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is on hold, so you can't do this. You can still cancel open orders. Contact support."
      }
    },
    "accountClosed": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is closed, so you can't do this. Contact support if you want it reopened."
      }
    },
    "alreadySo": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "Two-factor authentication is already on.",
        "field": "tfaStatus"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyTries": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many attempts. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "verifyTfaOtp": {
    "verified": {
      "status": 200,
      "body": {
        "message": "OTP Verified Successfully"
      }
    },
    "wrongCode": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Invalid OTP",
        "field": "otp"
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "onHold": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is on hold, so you can't do this. You can still cancel open orders. Contact support."
      }
    },
    "accountClosed": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is closed, so you can't do this. Contact support if you want it reopened."
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyTries": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many attempts. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "tfaStatus": {
    "on": {
      "status": 200,
      "body": {
        "data": {
          "tfaStatus": 1,
          "mailAuth": 0
        }
      }
    },
    "off": {
      "status": 200,
      "body": {
        "data": {
          "tfaStatus": 0,
          "mailAuth": 0
        }
      }
    },
    "mailCodes": {
      "status": 200,
      "body": {
        "data": {
          "tfaStatus": 0,
          "mailAuth": 1
        }
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "checkSession": {
    "holds": {
      "status": 200,
      "body": {
        "message": "User JWT Successfully"
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "logout": {
    "signedOut": {
      "status": 200,
      "body": {
        "message": "You're signed out."
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "switchTfa": {
    "enabled": {
      "status": 200,
      "body": {
        "status": 200,
        "message": "Two-factor authentication is enabled.",
        "recoveryCodes": [
          "k7q2m-xw4td",
          "3vhna-p5zye",
          "w6bsc-2rjfo",
          "ymd4u-qi7gk",
          "5txel-ha3nv",
          "zc2pw-6obsj",
          "rg5yd-m4kuq",
          "i7fth-3wexl",
          "nb6av-cz2po",
          "ujs4q-y5rgd"
        ]
      }
    },
    "disabled": {
      "status": 200,
      "body": {
        "status": 200,
        "message": "Two-factor authentication is disabled."
      }
    },
    "wrongCode": {
      "status": 400,
      "body": {
        "status": 400,
        "message": "Wrong 2FA code.",
        "field": "code"
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "status": 401,
        "message": "please login again"
      }
    },
    "mailCodeFirst": {
      "status": 403,
      "body": {
        "status": 403,
        "message": "Verify the code we emailed you first."
      }
    },
    "alreadySo": {
      "status": 409,
      "body": {
        "status": 409,
        "message": "Two-factor authentication is already on."
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "status": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "status": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyTries": {
      "status": 429,
      "body": {
        "status": 429,
        "message": "Too many attempts. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "makeRecoveryCodes": {
    "made": {
      "status": 200,
      "body": {
        "status": 200,
        "message": "Your new recovery codes are ready.",
        "recoveryCodes": [
          "k7q2m-xw4td",
          "3vhna-p5zye",
          "w6bsc-2rjfo",
          "ymd4u-qi7gk",
          "5txel-ha3nv",
          "zc2pw-6obsj",
          "rg5yd-m4kuq",
          "i7fth-3wexl",
          "nb6av-cz2po",
          "ujs4q-y5rgd"
        ]
      }
    },
    "wrongCode": {
      "status": 400,
      "body": {
        "status": 400,
        "message": "Wrong 2FA code.",
        "field": "code"
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "status": 401,
        "message": "please login again"
      }
    },
    "onHold": {
      "status": 403,
      "body": {
        "status": 403,
        "message": "Your account is on hold, so you can't do this. You can still cancel open orders. Contact support."
      }
    },
    "accountClosed": {
      "status": 403,
      "body": {
        "status": 403,
        "message": "Your account is closed, so you can't do this. Contact support if you want it reopened."
      }
    },
    "appIsOff": {
      "status": 409,
      "body": {
        "status": 409,
        "message": "Turn on the authenticator app first."
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "status": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "status": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyTries": {
      "status": 429,
      "body": {
        "status": 429,
        "message": "Too many attempts. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "generateMailAuthOtp": {
    "mailed": {
      "status": 200,
      "body": {
        "message": "We've emailed you a code."
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "onHold": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is on hold, so you can't do this. You can still cancel open orders. Contact support."
      }
    },
    "accountClosed": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is closed, so you can't do this. Contact support if you want it reopened."
      }
    },
    "alreadySo": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "Sign-in codes by email are already on.",
        "field": "mailAuth"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyTries": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many attempts. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "switchMailAuth": {
    "enabled": {
      "status": 200,
      "body": {
        "status": 200,
        "message": "Sign-in codes by email are on."
      }
    },
    "disabled": {
      "status": 200,
      "body": {
        "status": 200,
        "message": "Sign-in codes by email are off."
      }
    },
    "wrongCode": {
      "status": 400,
      "body": {
        "status": 400,
        "message": "Wrong 2FA code.",
        "field": "code"
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "status": 401,
        "message": "please login again"
      }
    },
    "mailCodeFirst": {
      "status": 403,
      "body": {
        "status": 403,
        "message": "Verify the code we emailed you first."
      }
    },
    "alreadySo": {
      "status": 409,
      "body": {
        "status": 409,
        "message": "Sign-in codes by email are already on."
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "status": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "status": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyTries": {
      "status": 429,
      "body": {
        "status": 429,
        "message": "Too many attempts. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "changePassword": {
    "changed": {
      "status": 200,
      "body": {
        "message": "Your password has been changed."
      }
    },
    "wrongPassword": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Wrong current password.",
        "field": "oldPassword"
      }
    },
    "wrongCode": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Wrong 2FA code.",
        "field": "code"
      }
    },
    "passwordsDiffer": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Password does not match",
        "field": "confirmPassword"
      }
    },
    "commonPassword": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "This password is too common. Choose one that is harder to guess.",
        "field": "newPassword"
      }
    },
    "samePassword": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The new password must be different from the old one.",
        "field": "newPassword"
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "onHold": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is on hold, so you can't do this. You can still cancel open orders. Contact support."
      }
    },
    "accountClosed": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is closed, so you can't do this. Contact support if you want it reopened."
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyTries": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many attempts. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "sessions": {
    "sessions": {
      "status": 200,
      "body": {
        "data": [
          {
            "id": "5b1f0c7e2d9a4f38",
            "device": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
            "address": "203.0.113.7",
            "createdAt": "2026-03-04T08:00:00Z",
            "lastSeenAt": "2026-03-04T18:05:12Z",
            "isCurrent": true
          },
          {
            "id": "91c3ab44e0d2f617",
            "device": "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1",
            "address": "198.51.100.24",
            "createdAt": "2026-03-01T21:14:09Z",
            "lastSeenAt": "2026-03-03T07:44:50Z",
            "isCurrent": false
          }
        ]
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "endSession": {
    "ended": {
      "status": 200,
      "body": {
        "message": "Session ended."
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "endOtherSessions": {
    "ended": {
      "status": 200,
      "body": {
        "message": "You're signed out everywhere else."
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "securityLog": {
    "part": {
      "status": 200,
      "body": {
        "data": [
          {
            "id": "e-120",
            "kind": "signedIn",
            "at": "2026-03-04T18:05:12Z",
            "address": "203.0.113.7",
            "device": "Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0"
          },
          {
            "id": "e-119",
            "kind": "passwordRefused",
            "at": "2026-03-04T18:05:01Z",
            "address": "198.51.100.24",
            "device": null
          },
          {
            "id": "w-31",
            "kind": "withdrawalRequested",
            "at": "2026-03-04T17:40:00Z",
            "address": null,
            "device": null,
            "detail": "1,500 XDC"
          }
        ],
        "next": "2026-03-04T17:40:00.000Z-w-31"
      }
    },
    "last": {
      "status": 200,
      "body": {
        "data": [
          {
            "id": "e-1",
            "kind": "registered",
            "at": "2026-01-02T09:00:00Z",
            "address": "203.0.113.7",
            "device": null
          }
        ],
        "next": null
      }
    },
    "noSuchPart": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "This part of the log can't be found. Refresh the log.",
        "field": "before"
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "setCodeFirst": {
    "enabled": {
      "status": 200,
      "body": {
        "message": "New devices need an emailed code first."
      }
    },
    "disabled": {
      "status": 200,
      "body": {
        "message": "New devices' passwords are checked right away again."
      }
    },
    "invalidChoice": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field codeFirst is not valid: it must be Enable or Disable.",
        "field": "codeFirst"
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "onHold": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is on hold, so you can't do this. You can still cancel open orders. Contact support."
      }
    },
    "accountClosed": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is closed, so you can't do this. Contact support if you want it reopened."
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "setAntiPhishingWord": {
    "set": {
      "status": 200,
      "body": {
        "message": "Anti-phishing word saved."
      }
    },
    "removed": {
      "status": 200,
      "body": {
        "message": "Anti-phishing word removed."
      }
    },
    "invalidWord": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Use 4 to 20 letters and digits.",
        "field": "word"
      }
    },
    "wrongCode": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Wrong 2FA code.",
        "field": "code"
      }
    },
    "notConfirmed": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "code": "wrong_two_factor_code",
        "message": "Confirm this with a passkey.",
        "field": "code"
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "onHold": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is on hold, so you can't do this. You can still cancel open orders. Contact support."
      }
    },
    "accountClosed": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is closed, so you can't do this. Contact support if you want it reopened."
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyTries": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many attempts. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "passkeys": {
    "passkeys": {
      "status": 200,
      "body": {
        "data": [
          {
            "id": "AbC_1234",
            "name": "Chrome on Linux",
            "createdAt": "2026-03-04T08:00:00Z",
            "lastUsedAt": null
          }
        ]
      }
    },
    "none": {
      "status": 200,
      "body": {
        "data": []
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "passkeyAddOptions": {
    "options": {
      "status": 200,
      "body": {
        "data": {
          "challenge": "0bnVwZ2hXc1RBb1RLZkE",
          "rp": {
            "id": "exchange.example",
            "name": "exchange.example"
          },
          "user": {
            "id": "dS0xMDAx",
            "name": "trader@example.com",
            "displayName": "Ada Trader"
          },
          "pubKeyCredParams": [
            {
              "type": "public-key",
              "alg": -7
            }
          ]
        }
      }
    },
    "wrongCode": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Wrong 2FA code.",
        "field": "code"
      }
    },
    "notConfirmed": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "code": "wrong_two_factor_code",
        "message": "Confirm this with a passkey.",
        "field": "code"
      }
    },
    "wrongPassword": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Wrong current password.",
        "field": "oldPassword"
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "onHold": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is on hold, so you can't do this. You can still cancel open orders. Contact support."
      }
    },
    "accountClosed": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is closed, so you can't do this. Contact support if you want it reopened."
      }
    },
    "full": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "You can have up to 10 passkeys. Remove one first."
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyTries": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many attempts. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "addPasskey": {
    "added": {
      "status": 200,
      "body": {
        "message": "Passkey added.",
        "data": {
          "id": "AbC_1234",
          "name": "Chrome on Linux",
          "createdAt": "2026-03-04T08:00:00Z",
          "lastUsedAt": null
        }
      }
    },
    "notAccepted": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "This passkey wasn't accepted.",
        "field": "credential"
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "onHold": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is on hold, so you can't do this. You can still cancel open orders. Contact support."
      }
    },
    "accountClosed": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is closed, so you can't do this. Contact support if you want it reopened."
      }
    },
    "known": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "This passkey has already been added.",
        "field": "credential"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyTries": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many attempts. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "renamePasskey": {
    "renamed": {
      "status": 200,
      "body": {
        "message": "Passkey renamed."
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "onHold": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is on hold, so you can't do this. You can still cancel open orders. Contact support."
      }
    },
    "accountClosed": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is closed, so you can't do this. Contact support if you want it reopened."
      }
    },
    "unknown": {
      "status": 404,
      "body": {
        "statusCode": 404,
        "message": "This passkey doesn't exist any more.",
        "field": "id"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "removePasskey": {
    "removed": {
      "status": 200,
      "body": {
        "message": "Passkey removed."
      }
    },
    "wrongCode": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Wrong 2FA code.",
        "field": "code"
      }
    },
    "notConfirmed": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "code": "wrong_two_factor_code",
        "message": "Confirm this with a passkey.",
        "field": "code"
      }
    },
    "wrongPassword": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Wrong current password.",
        "field": "oldPassword"
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "onHold": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is on hold, so you can't do this. You can still cancel open orders. Contact support."
      }
    },
    "accountClosed": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is closed, so you can't do this. Contact support if you want it reopened."
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyTries": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many attempts. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "passkeyConfirmOptions": {
    "options": {
      "status": 200,
      "body": {
        "data": {
          "challenge": "0bnVwZ2hXc1RBb1RLZkE",
          "rpId": "exchange.example",
          "timeout": 120000,
          "userVerification": "required"
        }
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "onHold": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is on hold, so you can't do this. You can still cancel open orders. Contact support."
      }
    },
    "accountClosed": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is closed, so you can't do this. Contact support if you want it reopened."
      }
    },
    "none": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "You don't have a passkey."
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "confirmByPasskey": {
    "confirmed": {
      "status": 200,
      "body": {
        "message": "Confirmed."
      }
    },
    "notAccepted": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "This passkey wasn't accepted.",
        "field": "credential"
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "onHold": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is on hold, so you can't do this. You can still cancel open orders. Contact support."
      }
    },
    "accountClosed": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is closed, so you can't do this. Contact support if you want it reopened."
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyTries": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many attempts. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "passkeySignInOptions": {
    "options": {
      "status": 200,
      "body": {
        "data": {
          "challenge": "0bnVwZ2hXc1RBb1RLZkE",
          "rpId": "exchange.example",
          "timeout": 120000,
          "userVerification": "required"
        }
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "passkeySignIn": {
    "signedIn": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "message": "Login successfully.",
        "token": "session-token-of-u-1001",
        "checkToken": "check-token-of-u-1001",
        "uniqueId": "u-1001",
        "email": "trader@example.com",
        "feeDetail": [
          {
            "symbol": "XDC-ETH",
            "buy": "0.5",
            "sell": "0.5"
          }
        ],
        "tfaStatus": 0,
        "tfa_response": 1,
        "mailAuth": 0,
        "forceResetPwd": false
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "notAccepted": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "code": "wrong_credentials",
        "message": "This passkey wasn't accepted."
      }
    },
    "notVerified": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "code": "email_not_verified",
        "message": "Verify your email address first."
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyTries": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many attempts. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "apiKeys": {
    "keys": {
      "status": 200,
      "body": {
        "data": [
          {
            "apiKey": "key-2-of-u-1001",
            "name": "Price alerts",
            "createdAt": "2026-03-02T09:30:00Z",
            "lastUsedAt": "2026-03-04T18:05:12Z"
          },
          {
            "apiKey": "key-1-of-u-1001",
            "createdAt": "2026-01-15T12:00:00Z"
          }
        ]
      }
    },
    "none": {
      "status": 200,
      "body": {
        "data": []
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "userProfile": {
    "approved": {
      "status": 200,
      "body": {
        "data": {
          "firstName": "Alex",
          "lastName": "Morgan",
          "email": "trader@example.com",
          "referralCode": "REF1001",
          "documentStatus": "Approved",
          "tfaStatus": 1,
          "mailAuth": 0,
          "recoveryCodesLeft": 10,
          "passkeyCount": 1,
          "mobileISD": "+65",
          "mobileNo": "5550100",
          "address": "1 Example Street",
          "city": "Singapore",
          "state": "Singapore",
          "postalCode": "049999",
          "countryId": "SG",
          "profileImage": "/files/profile/2f8c1d5e.jpg",
          "antiPhishingWord": "blue heron",
          "kyc": {
            "uniqueId": "kyc-501",
            "imgUniqueId": "img-901",
            "imgUniqueId_2": "img-902",
            "imgUniqueId_3": "img-903",
            "firstName": "Alex",
            "lastName": "Morgan",
            "gender": 0,
            "countryId": "SG",
            "docTypeId": "passport",
            "docUniqueNo": "X0000000",
            "dob": "1990-05-17",
            "image": "/files/kyc/img-901.jpg",
            "image_2": "/files/kyc/img-902.jpg",
            "image_3": "/files/kyc/img-903.jpg",
            "submittedAt": "2026-03-01T09:30:00Z",
            "reason": null
          }
        }
      }
    },
    "fresh": {
      "status": 200,
      "body": {
        "data": {
          "firstName": "Sam",
          "lastName": "Rivers",
          "email": "new-trader@example.com",
          "referralCode": "REF1002",
          "documentStatus": 0,
          "tfaStatus": 0,
          "tfaCode": "JBSWY3DPEHPK3PXP",
          "mobileISD": null,
          "mobileNo": null,
          "address": "",
          "city": "",
          "state": "",
          "postalCode": "",
          "countryId": null,
          "kyc": null
        }
      }
    },
    "closed": {
      "status": 200,
      "body": {
        "data": {
          "firstName": "Lee",
          "lastName": "Shaw",
          "email": "leaving@example.com",
          "documentStatus": 2,
          "tfaStatus": 1,
          "withdrawableUntil": "2026-05-31T12:00:00Z",
          "kyc": null
        }
      }
    },
    "rejected": {
      "status": 200,
      "body": {
        "data": {
          "firstName": "Kim",
          "lastName": "Brook",
          "email": "rejected@example.com",
          "referralCode": "REF1003",
          "documentStatus": 3,
          "tfaStatus": 1,
          "kyc": {
            "uniqueId": "kyc-502",
            "imgUniqueId": "img-911",
            "imgUniqueId_2": "img-912",
            "imgUniqueId_3": "img-913",
            "firstName": "Kim",
            "lastName": "Brook",
            "gender": 1,
            "countryId": "GB",
            "docTypeId": "national-id",
            "docUniqueNo": "X0000001",
            "dob": "1992-11-03",
            "image": "/files/kyc/img-911.jpg",
            "image_2": "/files/kyc/img-912.jpg",
            "image_3": "/files/kyc/img-913.jpg",
            "submittedAt": "2026-03-01T09:30:00Z",
            "reason": "The back of the document is blurred."
          }
        }
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "updateUser": {
    "updated": {
      "status": 200,
      "body": {
        "message": "Profile saved."
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Mobile number only accepts number.",
        "field": "mobile_no"
      }
    },
    "unknownCountry": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Choose a country from the list.",
        "field": "country_id"
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "onHold": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is on hold, so you can't do this. You can still cancel open orders. Contact support."
      }
    },
    "accountClosed": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is closed, so you can't do this. Contact support if you want it reopened."
      }
    },
    "stalled": {
      "status": 408,
      "body": {
        "statusCode": 408,
        "message": "Your files stopped arriving. Nothing has been saved. Check your connection and try again."
      }
    },
    "nameVerified": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "Your name is verified. To change it, contact support.",
        "field": "firstName"
      }
    },
    "imageTooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "The picture must be under 3 MB.",
        "field": "profile_image"
      }
    },
    "notAPicture": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "Choose a JPG or PNG picture.",
        "field": "profile_image"
      }
    },
    "brokenPicture": {
      "status": 422,
      "body": {
        "statusCode": 422,
        "message": "This picture can't be read. Choose another one.",
        "field": "profile_image"
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "submitKyc": {
    "submitted": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "message": "Your documents have been submitted."
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "This field is required.",
        "field": "doc_unique_no"
      }
    },
    "tooYoung": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "You must be 18 or older.",
        "field": "dob"
      }
    },
    "imagesMissing": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Please add all three photos as JPG: the front, the back, and you holding the document.",
        "field": "doc_image"
      }
    },
    "filesAndIds": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Send the photos or their IDs, not both.",
        "field": "picture_ids"
      }
    },
    "unknownPicture": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The photo of the back is no longer available. Send it again.",
        "field": "picture_ids"
      }
    },
    "unknownRecord": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We can't find those documents. Send the IDs in your profile, or leave them out.",
        "field": "user_documation_verification_id"
      }
    },
    "unknownDocument": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Choose a document from the list: passport or driving-licence.",
        "field": "doc_type_id"
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "onHold": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is on hold, so you can't do this. You can still cancel open orders. Contact support."
      }
    },
    "accountClosed": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is closed, so you can't do this. Contact support if you want it reopened."
      }
    },
    "stalled": {
      "status": 408,
      "body": {
        "statusCode": 408,
        "message": "Your files stopped arriving. Nothing has been saved. Check your connection and try again."
      }
    },
    "alreadyApproved": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "Your identity is already verified."
      }
    },
    "imageTooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "Each photo must be under 3 MB.",
        "field": "doc_image"
      }
    },
    "notJpeg": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "Please use JPG photos.",
        "field": "doc_image"
      }
    },
    "brokenPicture": {
      "status": 422,
      "body": {
        "statusCode": 422,
        "message": "This photo can't be read. Choose another one.",
        "field": "doc_image"
      }
    },
    "tooManyTries": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many attempts. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "sendKycPicture": {
    "kept": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "data": {
          "pictureId": "k7Qd2fX0aV",
          "side": "front"
        }
      }
    },
    "pictureMissing": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "This field is required.",
        "field": "picture"
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "onHold": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is on hold, so you can't do this. You can still cancel open orders. Contact support."
      }
    },
    "accountClosed": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is closed, so you can't do this. Contact support if you want it reopened."
      }
    },
    "stalled": {
      "status": 408,
      "body": {
        "statusCode": 408,
        "message": "Your files stopped arriving. Nothing has been saved. Check your connection and try again."
      }
    },
    "alreadyApproved": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "Your identity is already verified."
      }
    },
    "imageTooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "Each photo must be under 3 MB.",
        "field": "picture"
      }
    },
    "notJpeg": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "Please use JPG photos.",
        "field": "picture"
      }
    },
    "brokenPicture": {
      "status": 422,
      "body": {
        "statusCode": 422,
        "message": "This photo can't be read. Choose another one.",
        "field": "picture"
      }
    },
    "tooManyTries": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many attempts. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "documentTypes": {
    "three": {
      "status": 200,
      "body": {
        "data": [
          {
            "docTypeId": "passport",
            "name": "Passport"
          },
          {
            "docTypeId": "driving-licence",
            "name": "Driver's license"
          },
          {
            "docTypeId": "national-id",
            "name": "National ID Card"
          }
        ]
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "unknownCountry": {
      "status": 404,
      "body": {
        "statusCode": 404,
        "message": "We don't recognise this country.",
        "field": "country_id"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "countries": {
    "countries": {
      "status": 200,
      "body": {
        "data": [
          {
            "countryId": "IN",
            "name": "India",
            "dialCode": "+91"
          },
          {
            "countryId": "SG",
            "name": "Singapore",
            "dialCode": "+65"
          },
          {
            "countryId": "US",
            "name": "United States",
            "dialCode": "+1"
          }
        ]
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "referrals": {
    "invited": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "data": [
          {
            "updatedAt": "2026-03-04T10:15:00Z",
            "firstName": "Robin",
            "lastName": "Field",
            "referralAmount": "1000",
            "currencySymbol": "XDC",
            "referralStatus": "Completed",
            "referrerStatus": "Completed",
            "referredStatus": "Completed"
          },
          {
            "updatedAt": "2026-03-01T08:00:00Z",
            "firstName": "Kim",
            "lastName": "Brook",
            "referralAmount": "1000",
            "currencySymbol": "XDC",
            "referralStatus": "Pending",
            "referrerStatus": "Pending",
            "referredStatus": "Pending"
          }
        ]
      }
    },
    "everything": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "data": [
          {
            "updatedAt": "2026-03-05T16:40:00Z",
            "firstName": "Kim",
            "lastName": "Brook",
            "referralAmount": "1000",
            "currencySymbol": "XDC",
            "referralStatus": "Pending",
            "referrerStatus": "Pending",
            "referredStatus": "Pending",
            "role": "referrer"
          },
          {
            "updated_at": "2026-03-04T10:15:00Z",
            "referred_name": "Robin Field",
            "referred_users": 1,
            "referrer_bonus": "1000",
            "currency": "XDC"
          },
          {
            "updatedAt": "2026-03-04T10:15:00Z",
            "firstName": "Robin",
            "lastName": "Field",
            "referralAmount": "1000",
            "currencySymbol": "XDC",
            "referralStatus": "Completed",
            "referrerStatus": "Completed",
            "referredStatus": "Completed",
            "role": "referrer"
          },
          {
            "updatedAt": "2026-02-20T12:00:00Z",
            "firstName": "Ada",
            "lastName": "Penrose",
            "referralAmount": "1500",
            "currencySymbol": "XDC",
            "referralStatus": "Completed",
            "referrerStatus": "Completed",
            "referredStatus": "Completed",
            "role": "referred"
          }
        ],
        "invitations": [
          {
            "email": "friend@example.com",
            "sentAt": "2026-03-06T09:00:00Z"
          }
        ],
        "budgetUsedUp": false
      }
    },
    "bonuses": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "data": [
          {
            "updated_at": "2026-03-04T10:15:00Z",
            "referred_name": "Robin Field",
            "referred_users": 1,
            "referrer_bonus": "1000",
            "currency": "XDC"
          }
        ]
      }
    },
    "none": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "data": []
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "sendReferralCode": {
    "sent": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "message": "Your invitations have been sent."
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Enter valid email address.",
        "field": "email"
      }
    },
    "tooMany": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Invite up to 20 people at once.",
        "field": "email"
      }
    },
    "ownAddress": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "This is your own email address.",
        "field": "email"
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "registrationStopped": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Registrations Stopped."
      }
    },
    "invitedBefore": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "You've already invited friend@example.com.",
        "field": "email"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyTries": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many attempts. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "currencyStats": {
    "found": {
      "status": 200,
      "body": {
        "data": {
          "XDC": [
            "Coin",
            "Active",
            "Active"
          ],
          "XDCE": [
            "ERC20",
            "Active",
            "Active"
          ],
          "USDT": [
            "ERC20",
            "Active",
            "Active"
          ],
          "XRP": [
            "Coin",
            "Active",
            "Inactive"
          ]
        }
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "pairStatus": {
    "found": {
      "status": 200,
      "body": {
        "data": [
          {
            "pair": "XDC-ETH",
            "tradingFlag": true
          },
          {
            "pair": "XDC-XDCE",
            "tradingFlag": true
          },
          {
            "pair": "XRP-USDT",
            "tradingFlag": false
          }
        ]
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "This field is required.",
        "field": "exchangeId"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "incidents": {
    "found": {
      "status": 200,
      "body": {
        "data": [
          {
            "id": "I-4K7QWZPA",
            "title": "Withdrawals of XRP are delayed",
            "openedAt": "2026-02-26T08:10:00.000Z",
            "closedAt": null,
            "updates": [
              {
                "at": "2026-02-26T08:10:00.000Z",
                "text": "We send no XRP while its network is slow. Your coins are safe."
              },
              {
                "at": "2026-02-26T08:40:00.000Z",
                "text": "The network is catching up."
              }
            ]
          },
          {
            "id": "I-9MXCV2BA",
            "title": "Charts were late",
            "openedAt": "2026-02-03T12:00:00.000Z",
            "closedAt": "2026-02-03T12:25:00.000Z",
            "updates": [
              {
                "at": "2026-02-03T12:00:00.000Z",
                "text": "Candles arrive late. Trading isn't affected."
              },
              {
                "at": "2026-02-03T12:25:00.000Z",
                "text": "Candles are on time again."
              }
            ]
          }
        ]
      }
    },
    "none": {
      "status": 200,
      "body": {
        "data": []
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "readiness": {
    "ready": {
      "status": 200,
      "body": {
        "status": "ok",
        "version": "2.0.11",
        "checks": {
          "database": "ok",
          "sequencer": "ok",
          "ledger": "ok",
          "work": "ok"
        }
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "databaseDown": {
      "status": 503,
      "body": {
        "status": "unavailable",
        "version": "2.0.11",
        "checks": {
          "database": "unavailable",
          "sequencer": "unavailable",
          "ledger": "unknown",
          "work": "unknown"
        }
      }
    }
  },
  "liveness": {
    "alive": {
      "status": 200,
      "body": {
        "status": "ok",
        "version": "2.0.11"
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    }
  },
  "fees": {
    "found": {
      "status": 200,
      "body": {
        "data": {
          "tradingFees": [
            {
              "symbol": "XDC-ETH",
              "currencySymbol": "XDC-ETH",
              "buy": "0.5",
              "sell": "0.5"
            },
            {
              "symbol": "XDC-XDCE",
              "currencySymbol": "XDC-XDCE",
              "buy": "0",
              "sell": "0"
            }
          ],
          "withdrawalFees": [
            {
              "currencyName": "BTC",
              "withdrawalFee": "0.001",
              "minWithdrawal": "0.005"
            },
            {
              "currencyName": "XDC",
              "withdrawalFee": "0",
              "minWithdrawal": "1000"
            },
            {
              "currencyName": "XDCE",
              "withdrawalFee": "20",
              "minWithdrawal": "10000"
            }
          ]
        }
      }
    },
    "databaseError": {
      "status": 200,
      "body": {
        "data": {
          "name": "SequelizeDatabaseError"
        }
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "This field is required.",
        "field": "exchangeId"
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "pairPrices": {
    "found": {
      "status": 200,
      "body": {
        "data": [
          {
            "pairId": "1",
            "pairName": "XDC-ETH",
            "price": "0.00002161",
            "usdPrice": "0.0521",
            "xdcPrice": "1",
            "change": "0.00000042",
            "percentChange": "1.98",
            "colour": "green",
            "high": "0.00002204",
            "low": "0.00002101",
            "volume": "1843200.5"
          },
          {
            "pairId": "7",
            "pairName": "ETH-USDT",
            "price": "2411.37",
            "usdPrice": "2411.37",
            "xdcPrice": "46283.49",
            "change": "-12.2",
            "percentChange": "-0.5",
            "colour": "red",
            "high": "2440",
            "low": "2398.01",
            "volume": "35.2",
            "reference": "2410.8"
          }
        ]
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "This field is required.",
        "field": "exchange_id"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "favouritePairs": {
    "found": {
      "status": 200,
      "body": {
        "data": [
          {
            "pairId": "1"
          },
          {
            "pairId": "7"
          }
        ]
      }
    },
    "none": {
      "status": 200,
      "body": {
        "data": []
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "addFavouritePair": {
    "added": {
      "status": 200,
      "body": {
        "status": 200,
        "message": "Added to favourites."
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "status": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "status": 400,
        "message": "We couldn't read the request."
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "status": 401,
        "message": "please login again"
      }
    },
    "onHold": {
      "status": 403,
      "body": {
        "status": 403,
        "message": "Your account is on hold, so you can't do this. You can still cancel open orders. Contact support."
      }
    },
    "accountClosed": {
      "status": 403,
      "body": {
        "status": 403,
        "message": "Your account is closed, so you can't do this. Contact support if you want it reopened."
      }
    },
    "unknownPair": {
      "status": 404,
      "body": {
        "status": 404,
        "message": "This pair doesn't exist.",
        "field": "pair_id"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "status": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "status": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "status": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "removeFavouritePair": {
    "removed": {
      "status": 200,
      "body": {
        "status": 200,
        "message": "Removed from favourites."
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "status": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "status": 400,
        "message": "We couldn't read the request."
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "status": 401,
        "message": "please login again"
      }
    },
    "onHold": {
      "status": 403,
      "body": {
        "status": 403,
        "message": "Your account is on hold, so you can't do this. You can still cancel open orders. Contact support."
      }
    },
    "accountClosed": {
      "status": 403,
      "body": {
        "status": 403,
        "message": "Your account is closed, so you can't do this. Contact support if you want it reopened."
      }
    },
    "unknownPair": {
      "status": 404,
      "body": {
        "status": 404,
        "message": "This pair doesn't exist.",
        "field": "pair_id"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "status": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "status": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "status": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "estimateUsd": {
    "estimated": {
      "status": 200,
      "body": {
        "data": {
          "pair": "XDC-ETH",
          "price": "0.00002161",
          "usdPrice": "0.0521"
        }
      }
    },
    "invalidPrice": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Enter a valid price.",
        "field": "price"
      }
    },
    "unknownPair": {
      "status": 404,
      "body": {
        "statusCode": 404,
        "message": "This pair doesn't exist.",
        "field": "pair"
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "dayPrices": {
    "found": {
      "status": 200,
      "body": {
        "data": [
          {
            "pairName": "XDC-ETH",
            "prices": [
              "0.00002154",
              "0.00002149",
              "0.00002161"
            ]
          },
          {
            "pairName": "ETH-USDT",
            "prices": []
          }
        ]
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "candles": {
    "found": {
      "status": 200,
      "body": {
        "s": "ok",
        "t": [
          1768435200,
          1768436100
        ],
        "dateStr": [
          "2026-01-15T00:00:00Z",
          "2026-01-15T00:15:00Z"
        ],
        "o": [
          "0.0519",
          "0.0521"
        ],
        "h": [
          "0.0523",
          "0.0522"
        ],
        "l": [
          "0.0518",
          "0.052"
        ],
        "c": [
          "0.0521",
          "0.0521"
        ],
        "v": [
          "120400",
          "88310.5"
        ]
      }
    },
    "noData": {
      "status": 200,
      "body": {
        "s": "no_data"
      }
    },
    "failed": {
      "status": 200,
      "body": {
        "s": "error",
        "errmsg": "The candles cannot be read right now."
      }
    },
    "unknownResolution": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "There are no candles of this length.",
        "field": "resolution"
      }
    },
    "unknownPair": {
      "status": 404,
      "body": {
        "statusCode": 404,
        "message": "This pair doesn't exist.",
        "field": "pair"
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "orderBook": {
    "found": {
      "status": 200,
      "body": {
        "data": {
          "pair": "XDC-USDT",
          "seq": 48210,
          "asks": [
            {
              "price": "0.05212",
              "amount": "1200"
            },
            {
              "price": "0.05215",
              "amount": "34000.5"
            }
          ],
          "bids": [
            {
              "price": "0.05208",
              "amount": "5000"
            },
            {
              "price": "0.05201",
              "amount": "812.25"
            }
          ]
        }
      }
    },
    "empty": {
      "status": 200,
      "body": {
        "data": {
          "pair": "XDC-XRP",
          "seq": 0,
          "asks": [],
          "bids": []
        }
      }
    },
    "invalidLimit": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The limit must be 5 or 500.",
        "field": "order_book_limit"
      }
    },
    "unknownPair": {
      "status": 404,
      "body": {
        "statusCode": 404,
        "message": "This pair doesn't exist.",
        "field": "pair_id"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "mirroredOrderBook": {
    "found": {
      "status": 200,
      "body": {
        "data": {
          "pair": "ETH-USDT",
          "seq": 9321,
          "asks": [
            {
              "price": "2411.37",
              "amount": "0.25"
            },
            {
              "price": "2411.9",
              "amount": "0.4"
            }
          ],
          "bids": [
            {
              "price": "2410.8",
              "amount": "0.11"
            },
            {
              "price": "2410.02",
              "amount": "0.9"
            }
          ]
        }
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "notMirrored": {
      "status": 404,
      "body": {
        "statusCode": 404,
        "message": "This pair isn't available from this call.",
        "field": "pair"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "tape": {
    "found": {
      "status": 200,
      "body": {
        "data": [
          {
            "id": "90211",
            "created_at": "2026-01-15T10:04:12Z",
            "quantity": "1500",
            "taker_side": "buy",
            "price": "0.05212"
          },
          {
            "id": "90210",
            "created_at": "2026-01-15T10:03:58Z",
            "quantity": "220.5",
            "taker_side": "sell",
            "price": "0.05208"
          }
        ]
      }
    },
    "none": {
      "status": 200,
      "body": {
        "data": []
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "unknownPair": {
      "status": 404,
      "body": {
        "statusCode": 404,
        "message": "This pair doesn't exist.",
        "field": "pair_id"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "tapeModels": {
    "found": {
      "status": 200,
      "body": {
        "models": [
          {
            "id": 551,
            "created_at": "2026-01-15T10:04:12Z",
            "quantity": "0.02",
            "taker_side": "sell",
            "price": "62100.5"
          }
        ]
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "unknownPair": {
      "status": 404,
      "body": {
        "statusCode": 404,
        "message": "This pair doesn't exist.",
        "field": "pair"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "tapeEthUsdt": {
    "found": {
      "status": 200,
      "body": {
        "data": [
          {
            "id": "7731",
            "created_at": "2026-01-15T10:04:20Z",
            "quantity": "0.12",
            "taker_side": "buy",
            "price": "2411.37"
          }
        ]
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "userTrades": {
    "found": {
      "status": 200,
      "body": {
        "data": [
          {
            "uniqueId": "o-7001",
            "name": "XDC-USDT",
            "tradeType": "limit",
            "type": "buy",
            "status": "completed",
            "averagePrice": "0.05212",
            "amount": "1500",
            "receivedTotal": "1492.5",
            "total": "78.18",
            "fee": "7.5",
            "updatedAt": "2026-01-15T10:04:12Z"
          }
        ]
      }
    },
    "none": {
      "status": 200,
      "body": {
        "data": []
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "openOrders": {
    "found": {
      "status": 200,
      "body": {
        "data": [
          {
            "uniqueId": "o-7002",
            "pairName": "XDC-USDT",
            "type": "sell",
            "price": "0.0525",
            "originalQty": "4000",
            "filledQty": "1000",
            "total": "210",
            "updatedTotal": "157.5",
            "status": "active",
            "createdAt": "2026-01-15T09:40:00Z",
            "fee": "0.2625"
          }
        ]
      }
    },
    "none": {
      "status": 200,
      "body": {
        "data": []
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "cancelOrder": {
    "cancelled": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "message": "Order cancelled successfully."
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "unknownOrder": {
      "status": 404,
      "body": {
        "statusCode": 404,
        "message": "This order doesn't exist.",
        "field": "trade_order_id"
      }
    },
    "notOpen": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "This order is no longer open.",
        "field": "trade_order_id"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "tooFast": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "You're placing orders too fast. This one wasn't placed. You can go on in 1 second."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    },
    "unconfirmed": {
      "status": 504,
      "body": {
        "statusCode": 504,
        "message": "The exchange didn't confirm this in time. Check whether it went through before you try again."
      }
    }
  },
  "placeOrder": {
    "placed": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "message": "Order placed successfully.",
        "data": {
          "uniqueId": "o-7003",
          "status": "active",
          "filledQty": "0",
          "client_order_id": "7d1f0a52-91b4-4c5e-9d53-0f4c2a6be101"
        }
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "This field is required.",
        "field": "amount"
      }
    },
    "belowMinimum": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Minimum 2 XDC",
        "field": "amount"
      }
    },
    "aboveMaximum": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Maximum 100,000 XDC",
        "field": "amount"
      }
    },
    "outsideBand": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Maximum 10% +/- deviation allowed from last price",
        "field": "price"
      }
    },
    "outsideBounds": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The price must be between 0.000001 and 1,000.",
        "field": "price"
      }
    },
    "tooManyDecimals": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "At most 6 decimals are allowed.",
        "field": "amount"
      }
    },
    "insufficientBalance": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Insufficient Fund",
        "field": "amount"
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "onHold": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is on hold, so you can't do this. You can still cancel open orders. Contact support."
      }
    },
    "accountClosed": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is closed, so you can't do this. Contact support if you want it reopened."
      }
    },
    "unknownPair": {
      "status": 404,
      "body": {
        "statusCode": 404,
        "message": "This pair doesn't exist.",
        "field": "pair_id"
      }
    },
    "underMaintenance": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "Under Maintenance",
        "field": "pair_id"
      }
    },
    "windingDown": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "Trading has stopped because the exchange is closing. You can still cancel orders and withdraw your funds.",
        "field": "pair_id"
      }
    },
    "ownOrder": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "This order would trade with your own open order. Cancel that one first."
      }
    },
    "tooManyOrders": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "You have 500 open orders, which is the maximum. Cancel one first."
      }
    },
    "clientOrderIdUsed": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "This client order ID is already used by another order.",
        "field": "client_order_id"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "tooFast": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "You're placing orders too fast. This one wasn't placed. You can go on in 1 second."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    },
    "unconfirmed": {
      "status": 504,
      "body": {
        "statusCode": 504,
        "message": "The exchange didn't confirm this in time. Check whether it went through before you try again."
      }
    }
  },
  "placeSwapOrder": {
    "placed": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "message": "Order placed successfully.",
        "data": {
          "uniqueId": "o-7004",
          "status": "completed",
          "filledQty": "500"
        }
      }
    },
    "notSwapPair": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Only XDC-XDCE is traded here.",
        "field": "pair_id"
      }
    },
    "belowMinimum": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Minimum 2 XDC",
        "field": "amount"
      }
    },
    "aboveMaximum": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Maximum 100,000 XDC",
        "field": "amount"
      }
    },
    "priceNotOne": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The price is fixed at 1.",
        "field": "price"
      }
    },
    "insufficientBalance": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Insufficient Fund",
        "field": "amount"
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "onHold": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is on hold, so you can't do this. You can still cancel open orders. Contact support."
      }
    },
    "accountClosed": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is closed, so you can't do this. Contact support if you want it reopened."
      }
    },
    "unknownPair": {
      "status": 404,
      "body": {
        "statusCode": 404,
        "message": "This pair doesn't exist.",
        "field": "pair_id"
      }
    },
    "underMaintenance": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "Under Maintenance",
        "field": "pair_id"
      }
    },
    "windingDown": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "Trading has stopped because the exchange is closing. You can still cancel orders and withdraw your funds.",
        "field": "pair_id"
      }
    },
    "ownOrder": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "This order would trade with your own open order. Cancel that one first."
      }
    },
    "tooManyOrders": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "You have 500 open orders, which is the maximum. Cancel one first."
      }
    },
    "clientOrderIdUsed": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "This client order ID is already used by another order.",
        "field": "client_order_id"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "tooFast": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "You're placing orders too fast. This one wasn't placed. You can go on in 1 second."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    },
    "unconfirmed": {
      "status": 504,
      "body": {
        "statusCode": 504,
        "message": "The exchange didn't confirm this in time. Check whether it went through before you try again."
      }
    }
  },
  "balances": {
    "found": {
      "status": 200,
      "body": {
        "data": [
          {
            "symbol": "XDC",
            "balance": "120500.25"
          },
          {
            "symbol": "USDT",
            "balance": "340.18"
          }
        ]
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "orderHistory": {
    "found": {
      "status": 200,
      "body": {
        "data": [
          {
            "uniqueId": "o-7001",
            "name": "XDC-USDT",
            "tradeType": "limit",
            "type": "buy",
            "status": "completed",
            "averagePrice": "0.05212",
            "amount": "1500",
            "receivedTotal": "1492.5",
            "total": "78.18",
            "fee": "7.5",
            "updatedAt": "2026-01-15T10:04:12Z"
          },
          {
            "uniqueId": "o-6990",
            "name": "XDC-ETH",
            "tradeType": "limit",
            "type": "sell",
            "status": "partially cancelled",
            "averagePrice": "0.00002161",
            "price": "0.00002161",
            "amount": "900",
            "receivedTotal": "0.00430039",
            "total": "0.004322",
            "fee": "0.00002161",
            "updatedAt": "2026-01-14T18:22:40Z"
          }
        ]
      }
    },
    "none": {
      "status": 200,
      "body": {
        "data": []
      }
    },
    "invalidRange": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The start date can't be after the end date.",
        "field": "from"
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "orderFills": {
    "found": {
      "status": 200,
      "body": {
        "data": [
          {
            "tradeId": "50112",
            "price": "0.05211",
            "amount": "1000",
            "total": "52.11",
            "fee": "5",
            "received": "995",
            "role": "taker",
            "filledAt": "2026-01-15T10:04:10Z"
          },
          {
            "tradeId": "50117",
            "price": "0.05214",
            "amount": "500",
            "total": "26.07",
            "fee": "2.5",
            "received": "497.5",
            "role": "maker",
            "filledAt": "2026-01-15T10:04:12Z"
          }
        ],
        "count": 2
      }
    },
    "none": {
      "status": 200,
      "body": {
        "data": [],
        "count": 0
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "requestWithdrawal": {
    "accepted": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "message": "Your withdrawal request has been submitted."
      }
    },
    "acceptedByStatus": {
      "status": 200,
      "body": {
        "status": 0,
        "message": "Your withdrawal request has been submitted."
      }
    },
    "wrongOtpWith200": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "message": "Wrong OTP"
      }
    },
    "insufficientFundWith200": {
      "status": 200,
      "body": {
        "status": 0,
        "message": "Insufficient Fund"
      }
    },
    "wrongOtp": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Wrong OTP",
        "field": "otp"
      }
    },
    "wrongTwoFactorCode": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Wrong 2FA code.",
        "field": "tfa"
      }
    },
    "insufficientFund": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Insufficient Fund",
        "field": "amount"
      }
    },
    "invalidAddress": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Enter valid XDC address.",
        "field": "toAddress"
      }
    },
    "belowMinimum": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Minimum 1,000 XDC",
        "field": "amount"
      }
    },
    "tagMissing": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "This field is required.",
        "field": "destinationTag"
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "kycNotCompleted": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your KYC is not completed."
      }
    },
    "twoFactorOff": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Please enable 2FA."
      }
    },
    "tooEarly": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Please wait at least 24 hours after you have enabled 2FA or reset your password."
      }
    },
    "dailyLimitReached": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Daily limit of 2,500,000 XDC reached, cannot withdraw!",
        "field": "amount"
      }
    },
    "unknownCoin": {
      "status": 404,
      "body": {
        "statusCode": 404,
        "message": "This coin is not listed.",
        "field": "currency"
      }
    },
    "withdrawalsPaused": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "Withdrawals of XDC are paused.",
        "field": "currency"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyTries": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many attempts. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    },
    "unconfirmed": {
      "status": 504,
      "body": {
        "statusCode": 504,
        "message": "The exchange didn't confirm this in time. Check whether it went through before you try again."
      }
    }
  },
  "generateWithdrawalOtp": {
    "sent": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "message": "OTP sent to your email."
      }
    },
    "wrongOtp": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "message": "Wrong OTP"
      }
    },
    "insufficientFund": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Insufficient Fund",
        "field": "amount"
      }
    },
    "invalidAddress": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Enter valid XDC address.",
        "field": "toAddress"
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "kycNotCompleted": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your KYC is not completed."
      }
    },
    "twoFactorOff": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Please enable 2FA."
      }
    },
    "tooEarly": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Please wait at least 24 hours after you have enabled 2FA or reset your password."
      }
    },
    "unknownCoin": {
      "status": 404,
      "body": {
        "statusCode": 404,
        "message": "This coin is not listed.",
        "field": "currency"
      }
    },
    "withdrawalsPaused": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "Withdrawals of XDC are paused.",
        "field": "currency"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "askedTooSoon": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "We've just emailed you a code for this withdrawal. You can ask for another one in 120 seconds."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "cancelWithdrawal": {
    "cancelled": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "message": "Withdrawal cancelled. 40,000 XDC is available again."
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "onHold": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is on hold, so you can't do this. You can still cancel open orders. Contact support."
      }
    },
    "accountClosed": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is closed, so you can't do this. Contact support if you want it reopened."
      }
    },
    "unknown": {
      "status": 404,
      "body": {
        "statusCode": 404,
        "message": "This withdrawal doesn't exist.",
        "field": "transactionId"
      }
    },
    "tooLate": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "This withdrawal can't be cancelled any more: it is already approved.",
        "field": "transactionId"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    },
    "unconfirmed": {
      "status": 504,
      "body": {
        "statusCode": 504,
        "message": "The exchange didn't confirm this in time. Check whether it went through before you try again."
      }
    }
  },
  "portfolio": {
    "found": {
      "status": 200,
      "body": {
        "data": {
          "isComplete": true,
          "firstYear": 2025,
          "coins": [
            {
              "symbol": "XDC",
              "amount": "99.5",
              "cost": "5",
              "averageCost": "0.050251256281407035",
              "realised": "1.25",
              "earned": "0",
              "hasDeposits": false
            },
            {
              "symbol": "USDT",
              "amount": "95",
              "cost": "95",
              "averageCost": "1",
              "realised": "0",
              "earned": "0",
              "hasDeposits": true
            }
          ],
          "days": [
            {
              "day": "2026-01-14",
              "worth": "100",
              "cost": "100"
            },
            {
              "day": "2026-01-15",
              "worth": "100.37",
              "cost": "100"
            }
          ]
        }
      }
    },
    "none": {
      "status": 200,
      "body": {
        "data": {
          "isComplete": true,
          "coins": [],
          "days": []
        }
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "portfolioStatement": {
    "found": {
      "status": 200,
      "body": {
        "data": {
          "isComplete": true,
          "year": 2026,
          "coins": [
            {
              "symbol": "USDT",
              "proceeds": "5",
              "realised": "0",
              "flows": {
                "deposited": {
                  "quantity": "100",
                  "usd": "100"
                },
                "sold": {
                  "quantity": "5",
                  "usd": "5"
                },
                "closing": {
                  "quantity": "95",
                  "usd": "95"
                }
              }
            },
            {
              "symbol": "XDC",
              "proceeds": "0",
              "realised": "0",
              "flows": {
                "bought": {
                  "quantity": "99.5",
                  "usd": "5"
                },
                "closing": {
                  "quantity": "99.5",
                  "usd": "5"
                }
              }
            }
          ],
          "days": [
            {
              "symbol": "USDT",
              "day": "2026-01-14",
              "proceeds": "0",
              "realised": "0",
              "flows": {
                "deposited": {
                  "quantity": "100",
                  "usd": "100"
                },
                "closing": {
                  "quantity": "100",
                  "usd": "100"
                }
              }
            },
            {
              "symbol": "USDT",
              "day": "2026-01-15",
              "proceeds": "5",
              "realised": "0",
              "flows": {
                "opening": {
                  "quantity": "100",
                  "usd": "100"
                },
                "sold": {
                  "quantity": "5",
                  "usd": "5"
                },
                "closing": {
                  "quantity": "95",
                  "usd": "95"
                }
              }
            },
            {
              "symbol": "XDC",
              "day": "2026-01-15",
              "proceeds": "0",
              "realised": "0",
              "flows": {
                "bought": {
                  "quantity": "99.5",
                  "usd": "5"
                },
                "closing": {
                  "quantity": "99.5",
                  "usd": "5"
                }
              }
            }
          ]
        }
      }
    },
    "none": {
      "status": 200,
      "body": {
        "data": {
          "isComplete": true,
          "year": 2024,
          "coins": [],
          "days": []
        }
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "withdrawalAddresses": {
    "saved": {
      "status": 200,
      "body": {
        "data": [
          {
            "id": "3d4f5a60-1b2c-4d3e-8f90-a1b2c3d4e501",
            "currency": "XDC",
            "label": "Cold storage",
            "address": "xdc5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
            "destinationTag": null
          },
          {
            "id": "3d4f5a60-1b2c-4d3e-8f90-a1b2c3d4e502",
            "currency": "XDC",
            "label": "Phone wallet",
            "address": "xdcfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
            "destinationTag": null
          },
          {
            "id": "3d4f5a60-1b2c-4d3e-8f90-a1b2c3d4e503",
            "currency": "XRP",
            "label": "Savings",
            "address": "rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH",
            "destinationTag": "100001"
          }
        ]
      }
    },
    "none": {
      "status": 200,
      "body": {
        "data": []
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "unknownCoin": {
      "status": 404,
      "body": {
        "statusCode": 404,
        "message": "This coin is not listed.",
        "field": "currency"
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "saveWithdrawalAddress": {
    "saved": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "message": "Address saved.",
        "data": {
          "id": "3d4f5a60-1b2c-4d3e-8f90-a1b2c3d4e501",
          "currency": "XDC",
          "label": "Cold storage",
          "address": "xdc5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
          "destinationTag": null
        }
      }
    },
    "labelMissing": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "This field is required.",
        "field": "label"
      }
    },
    "labelTooLong": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Use at most 40 characters.",
        "field": "label"
      }
    },
    "invalidAddress": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Enter valid XDC address.",
        "field": "toAddress"
      }
    },
    "tagMissing": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "This field is required.",
        "field": "destinationTag"
      }
    },
    "wrongTwoFactorCode": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Wrong 2FA code.",
        "field": "tfa"
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "onHold": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is on hold, so you can't do this. You can still cancel open orders. Contact support."
      }
    },
    "accountClosed": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is closed, so you can't do this. Contact support if you want it reopened."
      }
    },
    "unknown": {
      "status": 404,
      "body": {
        "statusCode": 404,
        "message": "This address isn't in your address book any more.",
        "field": "id"
      }
    },
    "unknownCoin": {
      "status": 404,
      "body": {
        "statusCode": 404,
        "message": "This coin is not listed.",
        "field": "currency"
      }
    },
    "savedBefore": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "This address is already saved as “Cold storage”.",
        "field": "toAddress"
      }
    },
    "full": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "You've saved 100 XDC addresses, the maximum. Remove one to save another.",
        "field": "currency"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyTries": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many attempts. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "removeWithdrawalAddress": {
    "removed": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "message": "Address removed."
      }
    },
    "wrongTwoFactorCode": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Wrong 2FA code.",
        "field": "tfa"
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "onHold": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is on hold, so you can't do this. You can still cancel open orders. Contact support."
      }
    },
    "accountClosed": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is closed, so you can't do this. Contact support if you want it reopened."
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyTries": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many attempts. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "setNewAddressWait": {
    "turnedOn": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "message": "Wait for new addresses changed.",
        "data": {
          "isOn": true,
          "endsAt": null
        }
      }
    },
    "turnedOff": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "message": "Wait for new addresses changed.",
        "data": {
          "isOn": true,
          "endsAt": "2026-03-03T10:20:00.000Z"
        }
      }
    },
    "wrongTwoFactorCode": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Wrong 2FA code.",
        "field": "tfa"
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "onHold": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is on hold, so you can't do this. You can still cancel open orders. Contact support."
      }
    },
    "accountClosed": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Your account is closed, so you can't do this. Contact support if you want it reopened."
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyTries": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many attempts. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "depositAddress": {
    "xdc": {
      "status": 200,
      "body": {
        "status": 200,
        "message": {
          "name": "XDC",
          "address": "xdc3f5ce1a8b2d4907e6c81f0a5b9d3e7246c08fa1b"
        }
      }
    },
    "xrp": {
      "status": 200,
      "body": {
        "status": 200,
        "message": {
          "name": "XRP",
          "address": "rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH",
          "destinationTag": "100001"
        }
      }
    },
    "refusedInWords": {
      "status": 200,
      "body": {
        "status": 400,
        "message": "No address is available for this coin."
      }
    },
    "refusedByObject": {
      "status": 200,
      "body": {
        "status": 400,
        "message": {
          "error": "No address is available for this coin."
        }
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "status": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "status": 400,
        "message": "We couldn't read the request."
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "status": 401,
        "message": "please login again"
      }
    },
    "onHold": {
      "status": 403,
      "body": {
        "status": 403,
        "message": "Your account is on hold, so you can't do this. You can still cancel open orders. Contact support."
      }
    },
    "accountClosed": {
      "status": 403,
      "body": {
        "status": 403,
        "message": "Your account is closed, so you can't do this. Contact support if you want it reopened."
      }
    },
    "unknownCoin": {
      "status": 404,
      "body": {
        "status": 404,
        "message": "This coin is not listed.",
        "field": "tokenSymbol"
      }
    },
    "depositsPaused": {
      "status": 409,
      "body": {
        "status": 409,
        "message": "Deposits of XDC are paused.",
        "field": "tokenSymbol"
      }
    },
    "windingDown": {
      "status": 409,
      "body": {
        "status": 409,
        "message": "Deposits have stopped because the exchange is closing. You can still withdraw your funds.",
        "field": "tokenSymbol"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "status": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "status": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "status": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "wallet": {
    "rows": {
      "status": 200,
      "body": {
        "data": [
          {
            "symbol": "XDC",
            "name": "XDC Network",
            "balance": "250000.5",
            "inTrade": "1200",
            "allowWithdrawal": true,
            "totalWithdrew": "40000",
            "maxUserWithdrawal": "2500000",
            "withdrawalStartIn": null,
            "tfaStatus": 1,
            "documentStatus": "Approved",
            "currencyAddress": "xdc3f5ce1a8b2d4907e6c81f0a5b9d3e7246c08fa1b",
            "destinationTag": null,
            "inWithdrawals": "2500",
            "unconfirmed": "5000",
            "owed": "0"
          },
          {
            "symbol": "XRP",
            "name": "XRP",
            "balance": "320.25",
            "inTrade": "0",
            "allowWithdrawal": false,
            "totalWithdrew": "40000",
            "maxUserWithdrawal": "2500000",
            "withdrawalStartIn": null,
            "tfaStatus": 1,
            "documentStatus": "Approved",
            "currencyAddress": "rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH",
            "destinationTag": "100001"
          }
        ]
      }
    },
    "waiting": {
      "status": 200,
      "body": {
        "data": [
          {
            "symbol": "XDC",
            "name": "XDC Network",
            "balance": "250000.5",
            "inTrade": "0",
            "allowWithdrawal": true,
            "totalWithdrew": "0",
            "maxUserWithdrawal": "2500000",
            "withdrawalStartIn": "2026-03-03T09:15:00.000Z",
            "tfaStatus": 1,
            "documentStatus": 2,
            "currencyAddress": null,
            "destinationTag": null
          }
        ]
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "transactionHistory": {
    "deposits": {
      "status": 200,
      "body": {
        "data": [
          {
            "status": "Completed",
            "currencyName": "XDC",
            "amount": "150000",
            "createdAt": "2026-02-27T14:05:12.000Z",
            "transactionId": "0x7d1c0be5a3f94827c61d0e8b52f7a39460cb1de8f52a7340b96ce1d7f8043a2b"
          },
          {
            "status": "Pending",
            "currencyName": "ETH",
            "amount": "0.75",
            "createdAt": "2026-02-26T08:41:00.000Z",
            "transactionId": "0x19e4f2a6c0b87d3518fe60a94cd27b5310ef86ad49c2b7581d03e6fa9b74c5d0"
          }
        ]
      }
    },
    "withdrawals": {
      "status": 200,
      "body": {
        "data": [
          {
            "status": "Pending",
            "currencyName": "XDC",
            "amount": "40000",
            "createdAt": "2026-03-02T10:20:00.000Z",
            "transactionId": "w-5002",
            "walletTxId": null,
            "paymentType": "Manual"
          },
          {
            "status": "Process",
            "currencyName": "USDT",
            "amount": "120.5",
            "createdAt": "2026-03-01T17:02:31.000Z",
            "transactionId": "w-5001",
            "walletTxId": null,
            "paymentType": "Auto"
          },
          {
            "status": "Completed",
            "currencyName": "XRP",
            "amount": "75",
            "createdAt": "2026-02-20T06:00:05.000Z",
            "transactionId": "w-4987",
            "walletTxId": "B5D0C6A1F29E4873D15C0E7AB84F63925D1EC07F3A98B46E20D7F1C58A396EB4",
            "paymentType": "Auto"
          }
        ]
      }
    },
    "nothing": {
      "status": 200,
      "body": {
        "data": []
      }
    },
    "datesCrossed": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The start date can't be after the end date.",
        "field": "from"
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "initiateStaking": {
    "staked": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "message": "You've staked your XDC.",
        "data": {
          "stakingId": 7003,
          "currencyName": "XDC",
          "startDate": "2026-02-10T09:00:00.000Z",
          "endDate": "2026-05-10T09:00:00.000Z",
          "nextRewardDate": "2026-03-10T09:00:00.000Z",
          "redemptionDate": null,
          "stakingAmount": "200000",
          "tenure": 3,
          "rewardsReceived": "0",
          "status": "active",
          "autoRenewal": true,
          "stakingType": "flexible",
          "yearlyRate": "4.75",
          "client_stake_id": "5f2b3c1e-8a4d-4f0b-9c67-1d2e3f405162"
        }
      }
    },
    "wrongTwoFactorCode": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Wrong 2FA code.",
        "field": "tfaCode"
      }
    },
    "notAnAmount": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Current field only accepts number.",
        "field": "stakingAmount"
      }
    },
    "wrongStep": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Enter a multiple of 100,000 XDC.",
        "field": "stakingAmount"
      }
    },
    "tooLittle": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Minimum 100,000 XDC",
        "field": "stakingAmount"
      }
    },
    "tooMuch": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Maximum 5,000,000 XDC",
        "field": "stakingAmount"
      }
    },
    "insufficientFund": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Insufficient Fund",
        "field": "stakingAmount"
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "twoFactorOff": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Please enable 2FA."
      }
    },
    "stakingClosed": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "The community staking cap is reached. Staking is temporarily stopped."
      }
    },
    "windingDown": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "Staking has stopped because the exchange is closing. Stakes that are running end with their current term."
      }
    },
    "aboveCap": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "Only 350,000 XDC can still be staked. Enter a smaller amount.",
        "field": "stakingAmount"
      }
    },
    "otherStake": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "This ID is already used by another stake.",
        "field": "client_stake_id"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyTries": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many attempts. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    },
    "unconfirmed": {
      "status": 504,
      "body": {
        "statusCode": 504,
        "message": "The exchange didn't confirm this in time. Check whether it went through before you try again."
      }
    }
  },
  "initiateFixedStaking": {
    "staked": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "message": "You've staked your XDC for a fixed term.",
        "data": {
          "stakingId": 7002,
          "currencyName": "XDC",
          "startDate": "2026-02-10T09:00:00.000Z",
          "endDate": "2026-08-10T09:00:00.000Z",
          "nextRewardDate": null,
          "redemptionDate": null,
          "stakingAmount": "150000",
          "tenure": 6,
          "rewardsReceived": "0",
          "status": "active",
          "autoRenewal": true,
          "stakingType": "fixed",
          "yearlyRate": "7.1",
          "client_stake_id": "5f2b3c1e-8a4d-4f0b-9c67-1d2e3f405162"
        }
      }
    },
    "wrongTwoFactorCode": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Wrong 2FA code.",
        "field": "tfaCode"
      }
    },
    "wrongPeriod": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Fixed staking is available for 6 or 12 months.",
        "field": "tenure"
      }
    },
    "notAnAmount": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Current field only accepts number.",
        "field": "stakingAmount"
      }
    },
    "wrongStep": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Enter a multiple of 50,000 XDC.",
        "field": "stakingAmount"
      }
    },
    "tooLittle": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Minimum 100,000 XDC",
        "field": "stakingAmount"
      }
    },
    "tooMuch": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Maximum 5,000,000 XDC",
        "field": "stakingAmount"
      }
    },
    "insufficientFund": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Insufficient Fund",
        "field": "stakingAmount"
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "twoFactorOff": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Please enable 2FA."
      }
    },
    "stakingClosed": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "The community staking cap is reached. Staking is temporarily stopped."
      }
    },
    "windingDown": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "Staking has stopped because the exchange is closing. Stakes that are running end with their current term."
      }
    },
    "aboveCap": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "Only 350,000 XDC can still be staked. Enter a smaller amount.",
        "field": "stakingAmount"
      }
    },
    "otherStake": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "This ID is already used by another stake.",
        "field": "client_stake_id"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyTries": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many attempts. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    },
    "unconfirmed": {
      "status": 504,
      "body": {
        "statusCode": 504,
        "message": "The exchange didn't confirm this in time. Check whether it went through before you try again."
      }
    }
  },
  "stakingDetails": {
    "stakes": {
      "status": 200,
      "body": {
        "data": [
          {
            "stakingId": 7003,
            "currencyName": "XDC",
            "startDate": "2026-02-10T09:00:00.000Z",
            "endDate": "2026-05-10T09:00:00.000Z",
            "nextRewardDate": "2026-03-10T09:00:00.000Z",
            "redemptionDate": null,
            "stakingAmount": "200000",
            "tenure": 3,
            "rewardsReceived": "0",
            "status": "active",
            "autoRenewal": true,
            "stakingType": "flexible",
            "yearlyRate": "4.75",
            "client_stake_id": "5f2b3c1e-8a4d-4f0b-9c67-1d2e3f405162"
          },
          {
            "stakingId": 7002,
            "currencyName": "XDC",
            "startDate": "2026-01-05T11:30:00.000Z",
            "endDate": "2026-07-05T11:30:00.000Z",
            "nextRewardDate": null,
            "redemptionDate": "2026-07-05T11:30:00.000Z",
            "stakingAmount": "150000",
            "tenure": 6,
            "rewardsReceived": "0",
            "status": "active",
            "autoRenewal": false,
            "stakingType": "fixed",
            "yearlyRate": "7.1"
          },
          {
            "stakingId": 7001,
            "currencyName": "XDC",
            "startDate": "2026-01-02T08:00:00.000Z",
            "endDate": "2026-04-02T08:00:00.000Z",
            "nextRewardDate": null,
            "redemptionDate": "2026-02-20T16:45:00.000Z",
            "stakingAmount": "100000",
            "tenure": 3,
            "rewardsReceived": "403.424657534246575342",
            "status": "revoked",
            "autoRenewal": false,
            "stakingType": "flexible",
            "yearlyRate": "4.75"
          }
        ]
      }
    },
    "nothing": {
      "status": 200,
      "body": {
        "data": []
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "revokeStaking": {
    "revoked": {
      "status": 200,
      "body": {
        "message": "Your stake has been revoked. Your XDC will be returned within 7 days."
      }
    },
    "wrongTwoFactorCode": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Wrong 2FA code.",
        "field": "tfaCode"
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "twoFactorOff": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Please enable 2FA."
      }
    },
    "unknownStake": {
      "status": 404,
      "body": {
        "statusCode": 404,
        "message": "This stake doesn't exist.",
        "field": "stakingId"
      }
    },
    "fixed": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "A fixed stake can't be revoked.",
        "field": "stakingId"
      }
    },
    "notActive": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "This stake is no longer active.",
        "field": "stakingId"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyTries": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many attempts. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    },
    "unconfirmed": {
      "status": 504,
      "body": {
        "statusCode": 504,
        "message": "The exchange didn't confirm this in time. Check whether it went through before you try again."
      }
    }
  },
  "disableAutoRenewal": {
    "turnedOff": {
      "status": 200,
      "body": {
        "message": "Auto-renewal is off."
      }
    },
    "wrongTwoFactorCode": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Wrong 2FA code.",
        "field": "tfaCode"
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "twoFactorOff": {
      "status": 403,
      "body": {
        "statusCode": 403,
        "message": "Please enable 2FA."
      }
    },
    "unknownStake": {
      "status": 404,
      "body": {
        "statusCode": 404,
        "message": "This stake doesn't exist.",
        "field": "stakingId"
      }
    },
    "alreadyOff": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "Auto-renewal is already off.",
        "field": "stakingId"
      }
    },
    "notActive": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "This stake is no longer active.",
        "field": "stakingId"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyTries": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many attempts. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    },
    "unconfirmed": {
      "status": 504,
      "body": {
        "statusCode": 504,
        "message": "The exchange didn't confirm this in time. Check whether it went through before you try again."
      }
    }
  },
  "stakingRewards": {
    "rewards": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "data": [
          {
            "rewardDate": "2026-03-02T08:00:00.000Z",
            "rewardAmount": "403.424657534246575342",
            "status": "Completed",
            "stakingType": "flexible",
            "stakingId": 7001
          },
          {
            "rewardDate": "2026-02-02T08:00:00.000Z",
            "rewardAmount": "403.424657534246575342",
            "status": "Completed",
            "stakingType": "flexible",
            "stakingId": 7001
          }
        ]
      }
    },
    "nothing": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "data": []
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "stakingPool": {
    "open": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "data": {
          "totalStaked": "64350000",
          "cap": "100000000",
          "isOpen": true,
          "flexible": [
            {
              "tenure": 3,
              "yearlyRate": "4.75"
            },
            {
              "tenure": 6,
              "yearlyRate": "5.1"
            },
            {
              "tenure": 9,
              "yearlyRate": "5.45"
            },
            {
              "tenure": 12,
              "yearlyRate": "5.84"
            }
          ],
          "fixed": [
            {
              "tenure": 6,
              "yearlyRate": "7.1"
            },
            {
              "tenure": 12,
              "yearlyRate": "7.84"
            }
          ]
        }
      }
    },
    "stopped": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "data": {
          "totalStaked": "99950000",
          "cap": "100000000",
          "isOpen": false,
          "flexible": [
            {
              "tenure": 3,
              "yearlyRate": "4.75"
            },
            {
              "tenure": 6,
              "yearlyRate": "5.1"
            },
            {
              "tenure": 9,
              "yearlyRate": "5.45"
            },
            {
              "tenure": 12,
              "yearlyRate": "5.84"
            }
          ],
          "fixed": [
            {
              "tenure": 6,
              "yearlyRate": "7.1"
            },
            {
              "tenure": 12,
              "yearlyRate": "7.84"
            }
          ]
        }
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "submitSwapRatio": {
    "submitted": {
      "status": 200,
      "body": {
        "status": 200,
        "message": "Your swap request was submitted. Verification can take up to 48 hours.",
        "data": {
          "transactionHash": "0x4b8e2d16f07a93c5e1d84f60b2a7c93580fe6d1ba4c2957e30d8f61c7a5b94e3",
          "buyDate": "2020-12-15T10:00:00.000Z",
          "amount": "50000",
          "amountUSD": "240",
          "swappedXDC": null,
          "reason": null,
          "status": "Pending",
          "updatedAt": "2026-03-01T12:00:00.000Z",
          "client_swap_id": "5f2b3c1e-8a4d-4f0b-9c67-1d2e3f405162"
        }
      }
    },
    "invalidHash": {
      "status": 400,
      "body": {
        "status": 400,
        "message": "Your txHash value : 0x1234 is invalid",
        "field": "txHash"
      }
    },
    "dateNotSupported": {
      "status": 400,
      "body": {
        "status": 400,
        "message": "Purchases after 28 Dec 2020 are not supported.",
        "field": "buyingDate"
      }
    },
    "amountNotPositive": {
      "status": 400,
      "body": {
        "status": 400,
        "message": "Amount should be greater than 0",
        "field": "amount"
      }
    },
    "usdNotPositive": {
      "status": 400,
      "body": {
        "status": 400,
        "message": "USD should be greater than 0",
        "field": "amountUSD"
      }
    },
    "tooLittle": {
      "status": 400,
      "body": {
        "status": 400,
        "message": "This amount is too small to swap.",
        "field": "amount"
      }
    },
    "insufficient": {
      "status": 400,
      "body": {
        "status": 400,
        "message": "Insufficient Fund",
        "field": "amount"
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "status": 401,
        "message": "please login again"
      }
    },
    "tooMany": {
      "status": 403,
      "body": {
        "status": 403,
        "message": "You have 20 swap requests under review, which is the maximum. Wait until one is decided."
      }
    },
    "frozen": {
      "status": 403,
      "body": {
        "status": 403,
        "message": "Your account is on hold, so you can't do this. You can still cancel open orders. Contact support."
      }
    },
    "windingDown": {
      "status": 409,
      "body": {
        "status": 409,
        "message": "Swaps have stopped because the exchange is closing. You can still withdraw your funds."
      }
    },
    "submittedBefore": {
      "status": 409,
      "body": {
        "status": 409,
        "message": "This transaction was already used for a swap request.",
        "field": "txHash"
      }
    },
    "otherRequest": {
      "status": 409,
      "body": {
        "status": 409,
        "message": "This ID is already used by another request.",
        "field": "client_swap_id"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "status": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "status": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "status": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    },
    "unconfirmed": {
      "status": 504,
      "body": {
        "statusCode": 504,
        "message": "The exchange didn't confirm this in time. Check whether it went through before you try again."
      }
    }
  },
  "swapRatioDetails": {
    "requests": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "data": [
          {
            "transactionHash": "0x4b8e2d16f07a93c5e1d84f60b2a7c93580fe6d1ba4c2957e30d8f61c7a5b94e3",
            "buyDate": "2020-12-15T10:00:00.000Z",
            "amount": "50000",
            "amountUSD": "240",
            "swappedXDC": null,
            "reason": null,
            "status": "Pending",
            "updatedAt": "2026-03-01T12:00:00.000Z",
            "client_swap_id": "5f2b3c1e-8a4d-4f0b-9c67-1d2e3f405162"
          },
          {
            "transactionHash": "0xc05f91a7e38d2b640f17ce8a93d5b62e74a0819fd3c6be25470a1d8ef96b3c52",
            "buyDate": "2020-12-08T07:45:00.000Z",
            "amount": "30000",
            "amountUSD": "150",
            "swappedXDC": "10000",
            "reason": null,
            "status": "Approved",
            "updatedAt": "2026-02-21T15:30:00.000Z"
          },
          {
            "transactionHash": "0x9a61d7c3f8052be4719cd0e6a54f83b2e7160dfac8395b47d21e0fc86ab57349",
            "buyDate": "2020-12-22T18:20:00.000Z",
            "amount": "10000",
            "amountUSD": "45",
            "swappedXDC": null,
            "reason": "The transaction belongs to another address.",
            "status": "Rejected",
            "updatedAt": "2026-02-18T09:10:00.000Z"
          }
        ]
      }
    },
    "nothing": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "data": []
      }
    },
    "invalidField": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "The field exchange_id is missing.",
        "field": "exchange_id"
      }
    },
    "unreadable": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "We couldn't read the request."
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "statusCode": 401,
        "message": "please login again"
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "swap": {
    "swapped": {
      "status": 200,
      "body": {
        "status": 200,
        "message": "5000 XDCE swapped to XDC."
      }
    },
    "failed": {
      "status": 200,
      "body": {
        "status": 0,
        "message": "Insufficient Fund"
      }
    },
    "insufficientFund": {
      "status": 400,
      "body": {
        "status": 0,
        "message": "Insufficient Fund",
        "field": "swap_amount"
      }
    },
    "amountNotPositive": {
      "status": 400,
      "body": {
        "status": 0,
        "message": "Amount should be greater than 0",
        "field": "swap_amount"
      }
    },
    "fraction": {
      "status": 400,
      "body": {
        "status": 0,
        "message": "Only whole XDCE can be swapped.",
        "field": "swap_amount"
      }
    },
    "otherCurrency": {
      "status": 400,
      "body": {
        "status": 0,
        "message": "Only XDCE can be swapped.",
        "field": "currency"
      }
    },
    "loggedOut": {
      "status": 401,
      "body": {
        "status": 0,
        "message": "please login again"
      }
    },
    "onHold": {
      "status": 403,
      "body": {
        "status": 0,
        "message": "Your account is on hold, so you can't do this. You can still cancel open orders. Contact support."
      }
    },
    "notOffered": {
      "status": 409,
      "body": {
        "status": 0,
        "message": "Only 1,200 XDC is available right now. Nothing was swapped.",
        "field": "swap_amount"
      }
    },
    "ownOffer": {
      "status": 409,
      "body": {
        "status": 0,
        "message": "This swap would trade with your own open order. Cancel that one first."
      }
    },
    "idUsed": {
      "status": 409,
      "body": {
        "status": 0,
        "message": "This client order ID is already used by another order.",
        "field": "client_order_id"
      }
    },
    "paused": {
      "status": 409,
      "body": {
        "status": 0,
        "message": "Swapping is paused."
      }
    },
    "windingDown": {
      "status": 409,
      "body": {
        "status": 0,
        "message": "Swaps have stopped because the exchange is closing. You can still withdraw your funds."
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "status": 0,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "status": 0,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "status": 0,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    },
    "unconfirmed": {
      "status": 504,
      "body": {
        "statusCode": 504,
        "message": "The exchange didn't confirm this in time. Check whether it went through before you try again."
      }
    }
  },
  "requestOtc": {
    "taken": {
      "status": 200,
      "body": {
        "status": 200,
        "message": "Thank you. The OTC desk will contact you within 12 hours.",
        "reference": "R-7K3M9Q"
      }
    },
    "invalidEmail": {
      "status": 400,
      "body": {
        "status": 400,
        "message": "Enter valid email address.",
        "field": "email"
      }
    },
    "invalidMobile": {
      "status": 400,
      "body": {
        "status": 400,
        "message": "Mobile number only accepts number.",
        "field": "mobileNo"
      }
    },
    "otherRequest": {
      "status": 409,
      "body": {
        "status": 409,
        "message": "This ID is already used by another request.",
        "field": "client_request_id"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "status": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "status": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "status": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "requestPartnership": {
    "taken": {
      "status": 200,
      "body": {
        "status": 200,
        "message": "Thank you. Our partnership team will contact you.",
        "reference": "R-7K3M9Q"
      }
    },
    "invalidEmail": {
      "status": 400,
      "body": {
        "status": 400,
        "message": "Enter valid email address.",
        "field": "email"
      }
    },
    "missing": {
      "status": 400,
      "body": {
        "status": 400,
        "message": "This field is required.",
        "field": "description"
      }
    },
    "otherRequest": {
      "status": 409,
      "body": {
        "status": 409,
        "message": "This ID is already used by another request.",
        "field": "client_request_id"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "status": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "status": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "status": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "contactSupport": {
    "opened": {
      "status": 200,
      "body": {
        "status": 200,
        "message": "Your support ticket has been submitted.",
        "reference": "R-7K3M9Q"
      }
    },
    "invalidEmail": {
      "status": 400,
      "body": {
        "status": 400,
        "message": "Enter valid email address.",
        "field": "email"
      }
    },
    "invalidMobile": {
      "status": 400,
      "body": {
        "status": 400,
        "message": "Mobile number only accepts number.",
        "field": "mobileNo"
      }
    },
    "otherRequest": {
      "status": 409,
      "body": {
        "status": 409,
        "message": "This ID is already used by another request.",
        "field": "client_request_id"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "status": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "status": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "status": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "requestErc20Asset": {
    "taken": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "message": "Your asset request has been submitted.",
        "reference": "R-7K3M9Q"
      }
    },
    "invalidEmail": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Enter valid email address.",
        "field": "emailAddress"
      }
    },
    "invalidNumber": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Current field only accepts number.",
        "field": "contactNo"
      }
    },
    "otherRequest": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "This ID is already used by another request.",
        "field": "client_request_id"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  },
  "requestOtherAsset": {
    "taken": {
      "status": 200,
      "body": {
        "statusCode": 200,
        "message": "Your asset request has been submitted.",
        "reference": "R-7K3M9Q"
      }
    },
    "invalidEmail": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "Enter valid email address.",
        "field": "emailAddress"
      }
    },
    "missing": {
      "status": 400,
      "body": {
        "statusCode": 400,
        "message": "This field is required.",
        "field": "supply"
      }
    },
    "otherRequest": {
      "status": 409,
      "body": {
        "statusCode": 409,
        "message": "This ID is already used by another request.",
        "field": "client_request_id"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "statusCode": 413,
        "message": "This is too large to send. Shorten it and try again."
      }
    },
    "wrongMediaType": {
      "status": 415,
      "body": {
        "statusCode": 415,
        "message": "This call doesn't accept that content type."
      }
    },
    "tooManyCalls": {
      "status": 429,
      "body": {
        "statusCode": 429,
        "message": "Too many requests. Wait a moment and try again."
      }
    },
    "serverError": {
      "status": 500,
      "body": {
        "statusCode": 500,
        "message": "Something went wrong on our side."
      }
    },
    "notBuilt": {
      "status": 501,
      "body": {
        "statusCode": 501,
        "message": "This call isn't available yet."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "statusCode": 503,
        "message": "The exchange isn't available right now. Nothing has changed. Try again in a moment."
      }
    }
  }
} as const;

export const liveExamples = {
  "{pair}": {
    "Type": "buy",
    "pair": "XDC-USDT",
    "price": "0.05208",
    "amount": "5000",
    "status": "accepted"
  },
  "{pair}-book": {
    "pair": "XDC-USDT",
    "seq": 48211,
    "asks": [
      [
        "0.05212",
        "900"
      ]
    ],
    "bids": [
      [
        "0.05208",
        "0"
      ]
    ]
  },
  "{pair}-trades": {
    "id": "90211",
    "pair": "XDC-USDT",
    "price": "0.05212",
    "amount": "1500",
    "side": "buy",
    "created_at": "2026-01-15T10:04:12Z"
  },
  "{pair}-tradeHistory": [
    {
      "id": "90211",
      "created_at": "2026-01-15T10:04:12Z",
      "quantity": "1500",
      "taker_side": "buy",
      "price": "0.05212"
    }
  ],
  "updateFee": {
    "tradingFees": [
      {
        "symbol": "XDC-ETH",
        "currencySymbol": "XDC-ETH",
        "buy": "0.5",
        "sell": "0.5"
      }
    ]
  },
  "pairStats": [
    {
      "pairId": "1",
      "pairName": "XDC-ETH",
      "price": "0.00002161",
      "usdPrice": "0.0521",
      "xdcPrice": "1",
      "change": "0.00000042",
      "percentChange": "1.98",
      "colour": "green",
      "high": "0.00002204",
      "low": "0.00002101",
      "volume": "1843200.5"
    }
  ],
  "pairVolume": [
    {
      "pairName": "XDC-ETH",
      "volume": "1844700.5"
    }
  ],
  "estimate-price-update": {
    "XDC": "0.0521",
    "ETH": "2411.37",
    "USDT": "1"
  },
  "demo-event": {
    "Pair": "XDC-USDT",
    "Amount": "1500",
    "Trade_status": "completed"
  },
  "demo-event-{userId}": {
    "userId": "u-1001",
    "Pair": "XDC-USDT",
    "Amount": "1500",
    "Trade_status": "completed"
  },
  "order-cancel": {
    "Type": "sell",
    "pair": "XDC-USDT",
    "price": "0.0525",
    "amount": "3000"
  },
  "order-cancel-{userId}": {
    "userId": "u-1001",
    "uniqueId": "o-7002",
    "Type": "sell",
    "pair": "XDC-USDT",
    "price": "0.0525",
    "amount": "3000"
  },
  "order-history-{userId}": {
    "userId": "u-1001",
    "uniqueId": "o-7003",
    "Type": "buy",
    "pair": "XDC-USDT",
    "price": "0.05208",
    "originalQty": "5000",
    "filledQty": "0",
    "status": "active"
  },
  "trade-history": {
    "id": "7731",
    "pair": "ETH-USDT",
    "price": "2411.37",
    "amount": "0.12",
    "side": "buy",
    "created_at": "2026-01-15T10:04:20Z"
  },
  "update-curr-status": {
    "XRP": [
      "Coin",
      "Active",
      "Inactive"
    ]
  },
  "update-pair-status": [
    {
      "pair": "XRP-USDT",
      "tradingFlag": false
    }
  ],
  "update-kyc-status-{userId}": {},
  "deposit-update-{userId}": {
    "userId": "u-1001",
    "depositId": "0x19e4f2a6c0b87d3518fe60a94cd27b5310ef86ad49c2b7581d03e6fa9b74c5d0:0",
    "status": "Completed",
    "currencyName": "ETH",
    "amount": "0.75",
    "createdAt": "2026-02-26T08:41:00.000Z",
    "transactionId": "0x19e4f2a6c0b87d3518fe60a94cd27b5310ef86ad49c2b7581d03e6fa9b74c5d0",
    "confirmations": 1,
    "confirmationsNeeded": 3,
    "steps": [
      {
        "step": "seen",
        "at": "2026-02-26T08:41:00.000Z",
        "confirmations": 0
      },
      {
        "step": "credited",
        "at": "2026-02-26T08:41:12.000Z",
        "confirmations": 1
      }
    ]
  },
  "withdrawal-update-{userId}": {
    "userId": "u-1001",
    "transactionId": "w-5002",
    "status": "Process",
    "currencyName": "XDC",
    "amount": "40000",
    "createdAt": "2026-03-02T10:20:00.000Z",
    "walletTxId": null,
    "paymentType": "Manual",
    "fee": "0",
    "receiveAmount": "40000",
    "address": "xdc5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
    "destinationTag": null,
    "steps": [
      {
        "step": "requested",
        "at": "2026-03-02T10:20:00.000Z",
        "waitsFor": "review",
        "until": "2026-03-02T11:20:00.000Z"
      },
      {
        "step": "approved",
        "at": "2026-03-02T10:41:07.000Z",
        "waitsFor": "sending",
        "until": "2026-03-02T11:41:07.000Z"
      }
    ]
  },
  "referral-update-{userId}": {
    "userId": "u-1001",
    "role": "referrer",
    "referralStatus": "Completed",
    "referralAmount": "1000",
    "currencySymbol": "XDC"
  },
  "ratio-swap-update-{userId}": {},
  "staking-update-{userId}": {},
  "join": {
    "pair": "XDC-USDT",
    "pairStats": true
  },
  "leave": {
    "pair": "XDC-USDT"
  },
  "ping": {},
  "pong": {},
  "refusal": {
    "code": "session_ended",
    "message": "please login again"
  }
} as const;
